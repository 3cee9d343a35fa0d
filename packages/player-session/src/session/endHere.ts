import { endPage } from "./heldPage.ts";
import { showVisitor } from "../visitor/visitorStore.ts";
import { notifyTabs } from "./tabs.ts";
import { forgetSession } from "./leave.ts";
import { playerCache } from "./playerCache.ts";
import { outdateQuestions } from "./questionOrder.ts";

/**
 * The services have ended the player's sessions, by the player's own wish: the document stays with what it says of that,
 * and nothing else of the player. Other tabs look for themselves.
 */
export function endHere(): void {
  outdateQuestions();
  forgetSession();
  playerCache.clear();
  showVisitor("guest");
  endPage();
  notifyTabs();
}
