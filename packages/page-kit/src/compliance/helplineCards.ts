import type { Duties } from "@spilhus/jurisdiction";
import type { Translate } from "@spilhus/i18n";
import type { HelpCardContent } from "@spilhus/ui";

/** StopSpillet, ROFUS, self-test and treatment, from the brand's compliance config. */
export function helplineCards(duties: Duties, t: Translate): readonly HelpCardContent[] {
  return [
    {
      id: "stopspillet",
      icon: "phone",
      title: t("duties.stopSpillet"),
      value: duties.stopSpillet.phone,
      text: t("duties.stopSpilletText"),
      link: { href: duties.stopSpillet.url, label: t("shell.readMore") },
    },
    {
      id: "rofus",
      icon: "shield",
      title: t("duties.rofus"),
      text: t("duties.rofusText"),
      link: { href: duties.rofus.url, label: t("shell.readMore") },
    },
    {
      id: "self-test",
      icon: "check",
      title: t("duties.selfTest"),
      text: t("duties.selfTestText"),
      link: { href: duties.selfTest.url, label: t("shell.readMore") },
    },
    {
      id: "treatment",
      icon: "help",
      title: t("duties.treatment"),
      text: t("duties.treatmentText"),
      link: { href: duties.treatmentCentres.url, label: t("shell.readMore") },
    },
  ];
}
