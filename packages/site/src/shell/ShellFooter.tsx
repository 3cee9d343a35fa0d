import { navigationHref } from "@spilhus/brand";
import type { ShellSettings } from "@spilhus/contracts";
import { Footer, LanguageSwitch } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { brandDuties, dutyLinks } from "@spilhus/page-kit/compliance";
import { isForGuests } from "./isForGuests.ts";
import { languageChoices } from "./languageChoices.ts";
import { logoOf } from "./logoOf.ts";

/** The footer in the brand's variant. */
export function ShellFooter({
  request,
  shell,
}: {
  readonly request: PageRequest;
  readonly shell: ShellSettings;
}) {
  const { brand, locale, t, path, now } = request;
  const duties = brandDuties(brand, now);
  const { licensee, licenceNumber } = brand.compliance;
  const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: brand.timezone }).format(now);
  return (
    <Footer
      variant={brand.look.footer}
      logo={logoOf(brand.name)}
      about={shell.about}
      groups={brand.navigation.footer.map(({ heading, items }) => ({
        title: heading[locale],
        links: items.map((entry) => ({
          href: navigationHref(entry),
          label: entry.label[locale],
          isForGuests: isForGuests(entry),
        })),
      }))}
      licence={{ text: t("duties.licence"), href: duties.authority.url }}
      age={{ text: `${duties.minimumAge.years}+`, label: t("duties.ageLabel") }}
      dutiesTitle={t("duties.heading")}
      duties={[...dutyLinks(duties, t), { href: duties.treatmentCentres.url, label: t("duties.treatment") }]}
      help={{
        title: t("footer.help"),
        text: t("footer.customerService"),
        phone: { href: `tel:${shell.phone.replaceAll(" ", "")}`, label: shell.phone },
        email: { href: `mailto:${shell.email}`, label: shell.email },
        hoursTitle: t("footer.openingHours"),
        hours: shell.opening_hours.map(({ days, hours }) => ({ days, hours })),
      }}
      legal={`${t("footer.copyright", { year, company: licensee })}. ${t("duties.licenceDetails", { licensee, number: licenceNumber })}`}
      languageSwitch={
        <LanguageSwitch label={t("shell.language")} choices={languageChoices(brand, locale, path)} />
      }
    />
  );
}
