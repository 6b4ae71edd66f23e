"""Draw the icons of the installed app from `icon.svg`: `python web/scripts/icons.py`; needs Chromium and playwright."""

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "public"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable.png": (512, 0.72)}


def page_of(svg: str, size: int, scale: float) -> str:
    """A page that shows only the icon; a maskable icon is smaller, on a colored background."""
    inner = round(size * scale)
    background = "transparent" if scale == 1.0 else "#1D5A60"
    sized = svg.replace("<svg ", f'<svg width="{inner}" height="{inner}" ', 1)
    place = f"width:{size}px;height:{size}px;display:grid;place-items:center;background:{background}"
    return f'<body style="margin:0;background:transparent"><div style="{place}">{sized}</div>'


def main() -> None:
    """Write all icons."""
    svg = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for name, (size, scale) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(svg, size, scale))
            page.screenshot(path=str(PUBLIC / name), omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
