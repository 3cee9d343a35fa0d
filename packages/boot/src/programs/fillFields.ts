import { formatPhone } from "@spilhus/jurisdiction/numbers";
import type { EarlyAnswer } from "../early-answers/earlyAnswer.ts";
import { readEarly } from "./readEarly.ts";

/** Fills the `EarlyField`s of a page from the player's data; those that are parsed later before they are painted. */
export function fillFields(player: EarlyAnswer | undefined): void {
  readEarly(player, (data) => {
    const fill = () => {
      for (const field of document.querySelectorAll<HTMLElement>("[data-early-field]")) {
        const value = data[field.dataset["earlyField"] ?? ""];
        if (typeof value !== "string") continue;
        // As the page's own code writes it later. Other texts than phone numbers stay as they are.
        field.textContent = formatPhone(value);
        field.removeAttribute("data-early-field");
      }
    };
    fill();
    if (document.readyState !== "loading") return;
    const observer = new MutationObserver(fill);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", () => {
      // What was parsed in the same task has not reached the observer.
      fill();
      observer.disconnect();
    });
  });
}
