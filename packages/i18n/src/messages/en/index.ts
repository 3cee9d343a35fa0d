import type { Translations } from "../translation.ts";
import { account } from "./account.ts";
import { activeSessions } from "./activeSessions.ts";
import { articles } from "./articles.ts";
import { bonusCode } from "./bonusCode.ts";
import { bonuses } from "./bonuses.ts";
import { cashier } from "./cashier.ts";
import { chat } from "./chat.ts";
import { chatSanctions } from "./chatSanctions.ts";
import { confirmIdentity } from "./confirmIdentity.ts";
import { consent } from "./consent.ts";
import { documents } from "./documents.ts";
import { duties } from "./duties.ts";
import { entrance } from "./entrance.ts";
import { errors } from "./errors.ts";
import { faq } from "./faq.ts";
import { footer } from "./footer.ts";
import { forms } from "./forms.ts";
import { game } from "./game.ts";
import { games } from "./games.ts";
import { greeting } from "./greeting.ts";
import { hall } from "./hall.ts";
import { houseGames } from "./houseGames.ts";
import { inbox } from "./inbox.ts";
import { jackpots } from "./jackpots.ts";
import { knownDevices } from "./knownDevices.ts";
import { mentor } from "./mentor.ts";
import { notifications } from "./notifications.ts";
import { offerTerms } from "./offerTerms.ts";
import { parSheet } from "./parSheet.ts";
import { passkey } from "./passkey.ts";
import { passkeyPage } from "./passkeyPage.ts";
import { password } from "./password.ts";
import { permission } from "./permission.ts";
import { play } from "./play.ts";
import { preview } from "./preview.ts";
import { profile } from "./profile.ts";
import { report } from "./report.ts";
import { restrictions } from "./restrictions.ts";
import { savedGames } from "./savedGames.ts";
import { schedule } from "./schedule.ts";
import { selfService } from "./selfService.ts";
import { session } from "./session.ts";
import { shell } from "./shell.ts";
import { signIn } from "./signIn.ts";
import { signUp } from "./signUp.ts";
import { support } from "./support.ts";
import { validation } from "./validation.ts";
import { winners } from "./winners.ts";
import { withdrawal } from "./withdrawal.ts";

/** Every English message, by feature, with the keys of the Danish ones. */
export const english = {
  account,
  activeSessions,
  articles,
  bonusCode,
  bonuses,
  cashier,
  chat,
  chatSanctions,
  confirmIdentity,
  consent,
  documents,
  duties,
  entrance,
  errors,
  faq,
  footer,
  forms,
  game,
  games,
  greeting,
  hall,
  houseGames,
  inbox,
  jackpots,
  knownDevices,
  mentor,
  notifications,
  offerTerms,
  parSheet,
  passkey,
  passkeyPage,
  password,
  permission,
  play,
  preview,
  profile,
  report,
  restrictions,
  savedGames,
  schedule,
  selfService,
  session,
  shell,
  signIn,
  signUp,
  support,
  validation,
  winners,
  withdrawal,
} as const satisfies Translations;
