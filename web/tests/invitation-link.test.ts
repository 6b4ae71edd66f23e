import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages, setLanguage } from "../src/shell/messages.svelte";
import InvitationLink from "../src/table/InvitationLink.svelte";
import { FakeServer } from "./fake-server";

const PATH = "/table/fegqx5vpstvs#invitation=secret";

beforeAll(async () => {
  await setLanguage("en");
  await Promise.all([loadMessages("page-table"), loadMessages("page-play")]);
});

/** Shows the link of an invitation for which the server knows these addresses. */
async function show(addresses: string[] | null): Promise<string> {
  new FakeServer({ "POST /api/tables/fegqx5vpstvs/invitations": { link: PATH, addresses } });
  render(InvitationLink, { table: "fegqx5vpstvs", seat: 1 });
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Link" });
  await expect.poll(() => field.value).toContain("invitation=");
  return field.value;
}

describe("the link of an invitation", () => {
  it("begins with the address of the page if that works everywhere", async () => {
    expect(await show(null)).toBe(location.origin + PATH);
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("begins with an address that works on the network, and says so", async () => {
    expect(await show(["http://10.0.0.7:8000", "http://10.1.0.7:8000"])).toBe(`http://10.0.0.7:8000${PATH}`);
    expect(screen.getByRole("note").textContent).toContain("The link uses http://10.0.0.7:8000 instead");
  });

  it("says how to start a server that others can reach, if nobody can reach this one", async () => {
    expect(await show([])).toBe(location.origin + PATH);
    expect(screen.getByRole("note").textContent).toContain("make play HOST=0.0.0.0");
    expect(screen.queryByRole("img")).toBeNull();
  });
});
