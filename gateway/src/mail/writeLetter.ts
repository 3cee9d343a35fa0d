import type { Localised, RegisteredBrand } from "@spilhus/contracts";
import { pathOf, routeById } from "@spilhus/routes";
import type { Letter, Mail } from "./mail.ts";
import { DA } from "./danishTexts.ts";
import { EN } from "./englishTexts.ts";
import type { About, MailTexts } from "./mailTexts.ts";

const TEXTS: Localised<MailTexts> = { da: DA, en: EN };

/** Sender addresses by brand id, if not `noreply@` the brand's own domain. */
export type Senders = Readonly<Record<string, string>>;

/** A name that a player chose, on one line and shortened. */
const named = (name: string) => name.replaceAll(/\s+/g, " ").slice(0, 80);

function written(texts: MailTexts, mail: Mail, about: About, link: string) {
  switch (mail.kind) {
    case "new-password":
      return texts["new-password"]({ ...about, link });
    case "passkey-added":
    case "passkey-removed":
      return texts[mail.kind]({ ...about, name: named(mail.name) });
    case "support-answer": {
      const inbox = `${mail.origin}${pathOf(routeById("account-messages"))}`;
      return texts[mail.kind]({ ...about, text: mail.text, inbox });
    }
    case "support-transcript":
      return texts[mail.kind]({ ...about, text: mail.text });
    case "ledger-sealed":
      return texts[mail.kind]({ ...about, ...mail });
    default:
      return texts[mail.kind](about);
  }
}

/** Writes the text of a mail, with the brand as sender. `token` is that of its link. */
export function writeLetter(
  { id, mail, token }: { readonly id: string; readonly mail: Mail; readonly token: string },
  brand: RegisteredBrand,
  senders: Senders,
): Letter {
  const texts = TEXTS[mail.locale];
  const about = { brand: brand.name, help: `${mail.origin}${pathOf(routeById("customer-service"))}` };
  const link = `${mail.origin}${pathOf(routeById("new-password"), { token })}`;
  const { subject, body } = written(texts, mail, about, link);
  const footer = texts.footer({ brand: brand.name, licensee: brand.licence.licensee });
  return {
    id,
    brand: brand.id,
    kind: mail.kind,
    from: { name: brand.name, address: senders[brand.id] ?? `noreply@${brand.rpId}` },
    to: mail.to,
    subject,
    text: `${[...body, `– ${brand.name}`, footer].join("\n\n")}\n`,
  };
}
