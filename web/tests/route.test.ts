import { describe, expect, it } from "vitest";
import { go, currentRoute, parseRoute } from "../src/shell/route.svelte";

const at = (path: string) => parseRoute(new URL(path, "http://server.example"));

describe("addresses", () => {
  it.each([
    ["/", { screen: "start" }],
    ["/puzzles/shelfie", { screen: "puzzles", game: "shelfie", puzzle: null }],
    ["/puzzles/shelfie?puzzle=turn-2-0", { screen: "puzzles", game: "shelfie", puzzle: "turn-2-0" }],
    ["/settings", { screen: "settings" }],
    ["/table/abc", { screen: "table", id: "abc", invitation: null }],
    ["/table/abc#invitation=s3cret", { screen: "table", id: "abc", invitation: "s3cret" }],
    ["/replay/abc", { screen: "replay", id: "abc", entry: null, seat: null }],
    ["/replay/abc?entry=12&seat=1", { screen: "replay", id: "abc", entry: 12, seat: 1 }],
    ["/replay/abc?entry=x", { screen: "replay", id: "abc", entry: null, seat: null }],
    ["/rules/lanterns#LA-3.4", { screen: "rules", game: "lanterns", rule: "LA-3.4" }],
    ["/rules/lanterns#%", { screen: "rules", game: "lanterns", rule: null }],
    ["/real-table/shelfie#score=%E0", { screen: "real-table", game: "shelfie", tool: null, sheet: null }],
    ["/games", { screen: "games" }],
    ["/profile", { screen: "profile", name: null }],
    ["/profile/Bo%20B", { screen: "profile", name: "Bo B" }],
    ["/profile/%E0%A4%A", { screen: "profile", name: null }],
    ["/leaderboard/shelfie", { screen: "leaderboard", game: "shelfie" }],
    ["/account", { screen: "account" }],
    ["/account/more", { screen: "unknown" }],
    ["/nowhere", { screen: "unknown" }],
    ["/table/abc/more", { screen: "unknown" }],
  ])("%s", (path, route) => expect(at(path)).toEqual(route));

  it("switch screens without reloading", () => {
    go("/rules/shelfie");
    expect(currentRoute()).toEqual({ screen: "rules", game: "shelfie", rule: null });
    expect(location.pathname).toBe("/rules/shelfie");
  });
});
