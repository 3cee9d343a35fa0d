import type { Translation } from "../translation.ts";

export const schedule = {
  title: "Today’s rounds",
  next: "Next round",
  startsAt: "Starts at {{time}}",
  startsIn: "Starts in",
  minutes_one: "{{count}} minute",
  minutes_other: "{{count}} minutes",
  started: "Under way",
  bingo: "Bingo",
  banko: "Banko",
  room: "Room",
  platePrice: "Price per plate",
  guaranteedPrize: "Guaranteed prize",
  plate: "Plate",
  plate5x5: "5×5 with 75 numbers",
  plate4x4: "4×4 with 80 numbers",
  plate3x9: "3×9 with 90 numbers",
  none: "There are no more rounds today.",
  failed: "We cannot load the schedule right now.",
  seeAll: "See the whole schedule",
} as const satisfies Translation<"schedule">;
