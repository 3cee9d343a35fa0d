/** The story of an offer within the law's bounds: 1:1 up to 500 kr., ten times deposit and bonus, 60 days. */
export const OFFER_CONTENT = {
  ...{ component: "bonus_offer", _uid: "u" },
  ...{ title: "Dobbelt op", title__i18n__en: "Double up" },
  ...{ summary: "Vi lægger det samme oveni.", summary__i18n__en: "We add the same again." },
  conditions: "Gælder én gang.\n\nGevinster af bonuspenge hører til bonussen.",
  conditions__i18n__en: "Good for once.\n\nWins of bonus money belong to the bonus.",
  ...{ least_deposit_ore: 10_000, most_bonus_ore: 50_000, required_percent: 100 },
  ...{ wager_percent: 1_000, contribution_percent: 100, wager_days: 60, deposit_within_days: 7 },
  ...{ games: ["slots"], ends_on_withdrawal: true, is_for_new_players: false },
} as const;
