import { DutyBar } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { brandDuties, dutyLinks } from "@spilhus/page-kit/compliance";

/** Licence label, age limit, helpline, ROFUS and self-test, in every layout. */
export function ShellDutyBar({ request: { brand, t, now } }: { readonly request: PageRequest }) {
  const duties = brandDuties(brand, now);
  return (
    <DutyBar
      label={t("duties.heading")}
      licence={{ text: t("duties.licence"), href: duties.authority.url }}
      age={{ text: `${duties.minimumAge.years}+`, label: t("duties.ageLabel") }}
      links={dutyLinks(duties, t)}
    />
  );
}
