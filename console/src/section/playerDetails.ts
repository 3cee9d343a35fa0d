import type { MoneyCase } from "@spilhus/contracts/staff";
import type { Detail } from "@spilhus/ui";
import type { Words } from "../messages/index.ts";

/** The details of a player that an officer needs. */
export function playerDetails({ t, date, label }: Words, player: MoneyCase["player"]): readonly Detail[] {
  return [
    { id: "player", term: t("fields.player"), value: player.name },
    {
      id: "customer",
      term: t("fields.customerNumber"),
      value: `${player.customerNumber} (${player.brand})`,
    },
    {
      id: "verified",
      term: t("fields.verification"),
      value: t(player.isVerified ? "fields.isVerified" : "fields.notVerified"),
    },
    { id: "since", term: t("fields.since"), value: date(player.since) },
    {
      id: "holds",
      term: t("fields.holds"),
      value: player.holds.map((kind) => label("holds", kind)).join(", ") || t("fields.noHolds"),
    },
  ];
}
