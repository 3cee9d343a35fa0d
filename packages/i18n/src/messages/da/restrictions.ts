import type { AlertId } from "@spilhus/contracts";

/** Why a player was taken to another page: calm, without blame, always with the way on. */
export const restrictions = {
  suspended: "Du kan ikke bruge din spilkonto lige nu. Kontakt kundeservice, så hjælper vi dig videre.",
  missingSourceOfFunds:
    "Vi mangler dokumentation for, hvor dine penge kommer fra. I dine beskeder kan du se, hvad du skal sende, og hvordan du gør.",
  deactivated: "Du kan ikke længere bruge din spilkonto. Kontakt kundeservice, hvis du har spørgsmål.",
  block: "Blokeringen varer til {{date}}.",
  blockUndated: "Blokeringen gælder for en periode. Kontakt kundeservice, hvis du har spørgsmål.",
  blockEnded:
    "Perioden er gået, men blokeringen gælder, til kundeservice ophæver den. Kontakt kundeservice, når du vil videre.",
  cooldown: "Pausen varer til {{date}}.",
  cooldownUndated: "Pausen slutter af sig selv.",
  cooldownEnded: "Pausen er netop slut. Opdater siden for at komme videre.",
  detailsNotVerified:
    "Vi har ikke kunnet bekræfte dine oplysninger. Se dem igennem, eller kontakt kundeservice.",
  moreInformationNeeded: "Vi mangler nogle oplysninger om dig, før du kan gå videre.",
  mitIdNeeded: "Bekræft med MitID, at det er dig, for at gå videre.",
  multiAccount: "Du har allerede en spilkonto hos os. Kontakt kundeservice, hvis du har spørgsmål.",
  playLimitsReached: "Du har nået din spilgrænse.",
  unknown: "Din spilkonto er ikke åben lige nu. Kontakt kundeservice, så hjælper vi dig videre.",
  withdrawalBlocked: "Du kan ikke hæve penge lige nu. Kontakt kundeservice, så hjælper vi dig videre.",
  eidNeeded: "Bekræft din identitet med MitID, før du går videre.",
  depositLimitNeeded: "Vælg dine indbetalingsgrænser, før du spiller.",
} as const satisfies Readonly<Record<AlertId, string>>;
