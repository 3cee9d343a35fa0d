import { endPage } from "./heldPage.ts";
import { showVisitor } from "../visitor/playerSlot.ts";
import { tellTabs } from "./tabs.ts";
import { forgetSession } from "./leave.ts";
import { userInfo } from "./playerCalls.ts";
import { outdateQuestions } from "./questionOrder.ts";
import { sessionStore } from "./sessionStore.ts";

/**
 * The services have ended the player's sessions, by the player's own wish: the document stays with what it says of that,
 * and nothing else of the player. Other tabs look for themselves.
 */
export function endHere(): void {
  outdateQuestions();
  forgetSession();
  userInfo.drop();
  sessionStore.set(undefined);
  showVisitor("guest");
  endPage();
  tellTabs();
}
