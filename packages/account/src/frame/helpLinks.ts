import type { ShellSettings } from "@spilhus/contracts";
import type { Duties } from "@spilhus/jurisdiction";
import type { Translate } from "@spilhus/i18n";
import type { StatusPageProps } from "@spilhus/ui";

type HelpLinks = NonNullable<StatusPageProps["help"]>["links"];

/** Links to help organisations, and phone and e-mail of customer service for players who may not open its page. */
export function helpLinks(duties: Duties, { phone, email }: ShellSettings, t: Translate): HelpLinks {
  return [
    { href: `tel:${phone.replaceAll(" ", "")}`, label: t("account.phone"), text: phone },
    { href: `mailto:${email}`, label: t("account.mail"), text: email },
    { href: duties.stopSpillet.url, label: t("duties.stopSpillet"), text: duties.stopSpillet.phone },
    { href: duties.selfTest.url, label: t("duties.selfTest") },
    { href: duties.treatmentCentres.url, label: t("duties.treatment") },
    { href: duties.rofus.url, label: t("duties.rofus") },
  ];
}
