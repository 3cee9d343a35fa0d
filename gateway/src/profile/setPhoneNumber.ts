import { SET_PHONE_NUMBER } from "@spilhus/contracts/player-account";
import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { defineCall, DONE } from "../calls/index.ts";
import { EVENT_TEXTS, putMessage } from "../inbox/index.ts";
import { requireConfirmed } from "../sessions/index.ts";
import { changeDraft } from "../signup/index.ts";
import { changeProfile } from "./changeProfile.ts";

/** An account needs a confirmed identity; a registration does not, because MitID was used just before. */
export const setPhoneNumber = defineCall(
  SET_PHONE_NUMBER,
  async ({ services: { db }, site, session, cookies, body: { phoneNumber }, refuse }) => {
    if (session) {
      requireConfirmed(session);
      await changeProfile(db, session, { phoneNumber }, (transaction) =>
        putMessage(transaction, session.player.id, EVENT_TEXTS.phoneChanged()),
      );
      return DONE;
    }
    const token = cookies[PLAYER_COOKIES.signupDraft.name];
    if (token === undefined) throw refuse("not-signed-in");
    if (!(await changeDraft(db, site.brand.id, token, { phoneNumber }))) throw refuse("draft-gone");
    return DONE;
  },
);
