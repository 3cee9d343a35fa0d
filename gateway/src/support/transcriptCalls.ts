import { DOWNLOAD_SUPPORT_TRANSCRIPT, MAIL_SUPPORT_TRANSCRIPT } from "@spilhus/contracts/support";
import { defineCall, defineCallWith, type DefinedCall, DONE } from "../calls/index.ts";
import type { MailServices } from "../mail/index.ts";
import { findOwn } from "./findConversation.ts";
import { transcriptOf } from "./transcript.ts";
import { visitorOf } from "./visitor.ts";

const download = defineCall(DOWNLOAD_SUPPORT_TRANSCRIPT, async (call) => {
  const { services, site, places, query, reply, refuse } = call;
  const row = await findOwn(services.db, visitorOf(call), places.id);
  if (!row) throw refuse("not-found");
  const { text, fileName } = await transcriptOf(services.db, site.brand, row, query.locale);
  return reply
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .type("text/plain; charset=utf-8")
    .send(text);
});

const mail = defineCallWith<MailServices>()(MAIL_SUPPORT_TRANSCRIPT, async (call) => {
  const { services, site, session, places, body, refuse } = call;
  const { db, putMail, limits } = services;
  const row = await findOwn(db, visitorOf(call), places.id);
  if (!row) throw refuse("not-found");
  const to = session ? session.player.email : row.email;
  if (to === null) throw refuse("email-needed");
  if (session) await limits.ofAccount("support", { player: session.player.id });
  const { text } = await transcriptOf(db, site.brand, row, body.locale);
  await db.transaction((tx) =>
    putMail(tx, site.brand.id, {
      ...{ kind: "support-transcript", to, locale: body.locale, origin: site.mailOrigin, text },
    }),
  );
  return DONE;
});

/** Keeping a conversation: as a file, or by mail. */
export const TRANSCRIPT_CALLS: readonly DefinedCall<MailServices>[] = [download, mail];
