import type { AlertId } from "@spilhus/contracts";

/** Why a player was taken to another page: calm, without blame, always with the way on. */
export const restrictions = {
  suspended: "Din spilkonto er suspenderet. Kontakt kundeservice, så hjælper vi dig videre.",
  missingSourceOfFunds:
    "Din spilkonto er suspenderet, fordi vi mangler dokumentation for, hvor dine penge kommer fra. I dine beskeder kan du se, hvad du skal sende, og hvordan du gør.",
  deactivated: "Din spilkonto er lukket. Kontakt kundeservice, hvis du har spørgsmål.",
  block: "Din spilkonto er blokeret indtil {{date}}.",
  blockUndated: "Din spilkonto er blokeret for en periode. Kontakt kundeservice, hvis du har spørgsmål.",
  blockEnded: "Din blokering er udløbet. Kontakt kundeservice for at få den ophævet.",
  cooldown: "Du holder spilpause indtil {{date}}.",
  cooldownUndated: "Du holder spilpause. Pausen slutter af sig selv.",
  cooldownEnded: "Din spilpause er slut. Opdater siden for at komme videre.",
  detailsNotVerified:
    "Vi har ikke kunnet bekræfte dine oplysninger. Se dem igennem, eller kontakt kundeservice.",
  moreInformationNeeded: "Vi mangler nogle oplysninger om dig, før du kan gå videre.",
  mitIdNeeded: "Bekræft med MitID, at det er dig, for at gå videre.",
  multiAccount: "Du har allerede en spilkonto hos os. Kontakt kundeservice, hvis du har spørgsmål.",
  playLimitsReached: "Tid til en pause. Du har nået din spilgrænse.",
  unknown: "Din spilkonto er ikke åben lige nu. Kontakt kundeservice, så hjælper vi dig videre.",
  withdrawalBlocked: "Du kan ikke hæve penge lige nu. Kontakt kundeservice, så hjælper vi dig videre.",
  eidNeeded: "Bekræft din identitet med MitID, før du går videre.",
} as const satisfies Readonly<Record<AlertId, string>>;
