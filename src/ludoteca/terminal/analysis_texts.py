"""An analyzed match in words: its curve in characters, the three numbers of each seat, its turning points."""

from __future__ import annotations

from ludoteca.core.types import Document, Seat
from ludoteca.search.analysis_document import Analysis, BetterAction, JudgedDecision, SeatSummary, TurningPoint
from ludoteca.search.error_rates import BETWEEN
from ludoteca.terminal.canvas import cut
from ludoteca.terminal.face import Face, sense_order

SIGNS = "●○▲△◆◇■□"
"""The sign of each seat in the curve."""
ROWS, COLUMNS = 11, 66
NAME_WIDTH = 12


def analysis_lines(face: Face, analysis: Analysis, most_turns: int) -> list[str]:
    """All of an analysis."""
    parts = (
        curve_lines(face, analysis),
        summary_lines(face, analysis),
        turn_lines(face, analysis, most_turns),
        decision_lines(face, analysis),
        [face.reader.t("page-analysis-unsure")],
    )
    return [line for part in parts for line in (*part, "")][:-1]


# The curve


def curve_lines(face: Face, analysis: Analysis) -> list[str]:
    """All chances along the match, drawn with characters; where lines meet, the first seat is in front."""
    grid = [[" "] * min(COLUMNS, len(analysis["curve"])) for _ in range(ROWS)]
    for column in range(len(grid[0])):
        chances = analysis["curve"][column * (len(analysis["curve"]) - 1) // max(1, len(grid[0]) - 1)]
        for seat in reversed(range(len(chances))):
            grid[round((1 - chances[seat]) * (ROWS - 1))][column] = SIGNS[seat]
    labels = [f"{1 - row / (ROWS - 1):5.0%}" if row % 5 == 0 else " " * 5 for row in range(ROWS)]
    rows = [f"{label} │{''.join(signs)}".rstrip() for label, signs in zip(labels, grid, strict=True)]
    names = "   ".join(f"{SIGNS[seat]} {face.reader.name(seat)}" for seat in range(analysis["players"]))
    return [face.reader.t("page-analysis-curve"), *rows, f"      └{'─' * len(grid[0])}", f"       {names}"]


# The three numbers


def summary_lines(face: Face, analysis: Analysis) -> list[str]:
    """For each seat what it began with, luck, its errors, gifts and its end, which add up; and its error rate."""
    t = face.reader.t
    heads = [t(f"page-analysis-{name}") for name in ("initial", "luck", "errors", "gifts", "final")]
    widths = [max(7, len(head)) for head in heads]
    rows = [t("page-analysis-why"), " " * NAME_WIDTH + row_of(heads, widths)]
    for seat, summary in enumerate(analysis["seats"]):
        cells = [
            f"{summary['initial']:.0%}",
            *(sign_percent(number) for number in changes(summary)),
            f"{summary['final']:.0%}",
        ]
        rows.append(f"{cut(face.reader.name(seat), NAME_WIDTH - 1):{NAME_WIDTH}}{row_of(cells, widths)}")
    rates = [rate_line(face, seat, summary) for seat, summary in enumerate(analysis["seats"])]
    unfinished = [] if analysis["over"] else [t("page-analysis-unfinished")]
    return [*rows, "", *(line for line in rates if line), *unfinished]


def changes(summary: SeatSummary) -> tuple[float, float, float]:
    """The three numbers of a seat."""
    return summary["luck"], summary["errors"], summary["gifts"]


def row_of(cells: list[str], widths: list[int]) -> str:
    """Cells side by side, aligned to the right."""
    return "".join(f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=True))


def sign_percent(chance: float) -> str:
    """A change of chances."""
    return f"{100 * chance:+.0f}%".replace("-", "−") if abs(chance) >= 0.005 else "0%"


def rate_line(face: Face, seat: Seat, summary: SeatSummary) -> str:
    """The error rate of a seat, named after a level if there is enough to go by."""
    rate = summary["rate"]
    if rate is None:
        return ""
    t = face.reader.t
    if rate["level"] is None or "points" not in rate:
        words = t("page-analysis-rate", mean=f"{rate['mean']:.1f}", margin=f"{rate['margin']:.1f}")
    else:
        levels = "–".join(t(f"page-level-{level}") for level in rate["level"].split(BETWEEN))
        lost = {"points": f"{rate['points']:.2f}", "margin": f"{rate['points_margin']:.2f}"}
        words = t("page-analysis-like", level=levels, **lost)
    return face.reader.label(face.reader.name(seat), words)


# Turning points and decisions


def turn_lines(face: Face, analysis: Analysis, most: int) -> list[str]:
    """The turning points in words, with the better action and its reasons."""
    t, turns = face.reader.t, biggest(analysis["turning_points"], most)
    if not turns:
        return [t("page-analysis-no-turning")]
    found = {each["ply"]: each for each in analysis["decisions"]}
    lines = [t("page-analysis-turning")]
    for turn in turns:
        lines += decision_words(face, found[turn["ply"]]) if turn["kind"] == "decision" else draw_words(face, turn)
    return lines


def biggest(turns: list[TurningPoint], most: int) -> list[TurningPoint]:
    """The biggest turning points, in order."""
    kept = sorted(turns, key=lambda turn: -max(map(abs, turn["change"])))[:most]
    return [turn for turn in turns if turn in kept]


def decision_words(face: Face, decision: JudgedDecision) -> list[str]:
    """A costly decision: what it was, what it cost, and what was better."""
    reader = face.reader
    what = reader.t("page-analysis-decision", name=reader.name(decision["seat"]), action=words_of(face, decision))
    lines = [f"  {decision['ply']:3}  {what} ({cost_words(face, decision)})"]
    if decision["best"] is not None:
        lines += [f"       {line}" for line in better_lines(face, decision["best"])]
    return lines


def cost_words(face: Face, decision: JudgedDecision) -> str:
    """What a decision cost, and what that is called."""
    points = f"{-decision['points']:+.1f}".replace("-", "−")
    cost = face.reader.t("page-analysis-cost", cost=sign_percent(-decision["cost"]), points=points)
    return f"{mark_name(face, decision)}: {cost}" if decision["mark"] else cost


def better_lines(face: Face, best: BetterAction) -> list[str]:
    """The better action, and its reasons by their sense."""
    reasons = sorted(best["reasons"], key=sense_order)
    words = [f"  {reason_line(face, each)}" for each in reasons]
    return [face.reader.t("page-analysis-better", action=words_of(face, best)), *words]


def reason_line(face: Face, reason: Document) -> str:
    """A reason with its sense."""
    return face.reader.label(face.reader.t(f"terminal-sense-{reason['sense']}"), face.reader.render(reason["says"]))


def mark_name(face: Face, decision: JudgedDecision) -> str:
    """What a costly decision is called."""
    return face.reader.t(f"page-analysis-{decision['mark']}")


def words_of(face: Face, action: JudgedDecision | BetterAction) -> str:
    """An action in words, and as it is typed."""
    says: Document | None = action["says"]  # type: ignore[assignment]
    return action["text"] if says is None else f"{face.reader.render(says)} [{action['text']}]"


def draw_words(face: Face, turn: TurningPoint) -> list[str]:
    """A lucky or unlucky draw."""
    what = face.reader.t("page-analysis-draw", name=face.reader.name(turn["seat"]))
    shares = ", ".join(
        face.reader.t("page-analysis-change", name=face.reader.name(seat), change=sign_percent(change))
        for seat, change in enumerate(turn["change"])
    )
    return [f"  {turn['ply']:3}  {what}: {shares}"]


def decision_lines(face: Face, analysis: Analysis) -> list[str]:
    """A line for each decision: its number, the player, the action, all chances after it, its cost and its mark."""
    t, names = face.reader.t, [cut(name, 9) for name in face.reader.names]
    who = max(len(name) for name in names)
    what = max(len(decision["text"]) for decision in analysis["decisions"])
    head = " " * (who + what + 8) + "".join(f"{name:>11}" for name in names)
    lines = [t("page-analysis-decisions"), head]
    for decision, chances in zip(analysis["decisions"], analysis["curve"][1:], strict=True):
        start = f"{decision['ply']:4}  {names[decision['seat']]:{who}}  {decision['text']:{what}}"
        mark = f"  {sign_percent(-decision['cost'])} {mark_name(face, decision)}" if decision["mark"] else ""
        lines.append(start + "".join(f"{chance:>11.0%}" for chance in chances) + mark)
    return lines
