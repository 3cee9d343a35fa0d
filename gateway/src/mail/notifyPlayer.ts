import { chosenLocale } from "@spilhus/contracts";
import type { Site } from "../http/index.ts";
import type { PutMail } from "./putMail.ts";
import type { Queries } from "../database/index.ts";
import type { Mail } from "./mail.ts";

/** The content of a mail about an account, without receiver, site and language. */
type About = Mail extends infer One
  ? One extends { readonly kind: "new-password" }
    ? never
    : One extends Mail
      ? Omit<One, "to" | "locale" | "origin">
      : never
  : never;

/** The parts of a call that a mail needs. */
interface Told {
  readonly services: { readonly putMail: PutMail };
  readonly site: Site;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/**
 * Mails a player about a change that their call made, in the transaction of the change. Players without an address get
 * nothing.
 */
export async function notifyPlayer(
  transaction: Queries,
  { services, site, cookies }: Told,
  to: string | null,
  about: About,
): Promise<void> {
  if (to === null) return;
  const mail: Mail = { ...about, to, locale: chosenLocale(cookies), origin: site.mailOrigin };
  await services.putMail(transaction, site.brand.id, mail);
}
