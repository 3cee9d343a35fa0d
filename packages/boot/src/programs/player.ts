import { fillFields } from "./fillFields.ts";
import { requestEarly } from "./requestEarly.ts";
import { runSessionClock } from "./runSessionClock.ts";

/**
 * The script of a player's page that runs before the framework's. Its element names the addresses to request, session
 * and player first.
 */
const [session = "", player = "", ...others] = (document.currentScript?.dataset["requests"] ?? "").split(" ");
requestEarly([session, player, ...others]);
const answers = self.earlyAnswers;
if (answers) {
  runSessionClock(answers[session]);
  fillFields(answers[player]);
}
