import * as z from "zod";

const BrandId = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, "must be a brand id such as fjord");

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;
const isServer = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(value);
  return /^smtps?:$/.test(protocol) && hostname !== "" && /^\/?$/.test(pathname) && search + hash === "";
};

/** Where to deliver mail: a mail server, or in development the origin of a local stack's outbox. */
export const MessengerSchema = z
  .string()
  .refine(
    (value) => isServer(value) || (/^https?:/.test(value) && isOrigin(value)),
    "must be smtps://user:password@host, smtp://… or an http origin",
  );

/** The sender address of a brand's mail, if it is not `noreply@` its own domain. */
export const MailSendersSchema = z.record(BrandId, z.email());

/** Whether mail goes to a mail server, which production requires. */
export const isMailServer = (messenger: string): boolean => messenger.startsWith("smtp");
