import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, it } from "vitest";
import ErrorScreen from "../src/shell/ErrorScreen.svelte";
import { setLanguage } from "../src/shell/messages.svelte";

it("an address that leads nowhere is not called by the name of its message", async () => {
  await setLanguage("en");
  document.title = "Learn · chess-box-title";
  render(ErrorScreen);
  expect(screen.getByRole("heading", { name: "There is no page at this address." })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("Ludoteca"));
});
