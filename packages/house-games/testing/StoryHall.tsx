import { createTranslator } from "@spilhus/i18n";
import { Hall, HALL_MESSAGES, type HallProps } from "../src/index.ts";
import { houseGamesCss } from "../src/style-sheet/index.ts";
import { SECONDS_OF_START } from "./hallStates.ts";

export type StoryHallProps = Pick<HallProps, "state" | "onBuy" | "onOffer" | "onReturn"> &
  Partial<HallProps> & {
    /** Seconds until the round of the story begins. */
    readonly secondsLeft?: number;
  };

/** A hall with the sheet of the house's games, as a page of play shows it. */
export function StoryHall({ secondsLeft = 0, locale = "da", ...given }: StoryHallProps) {
  return (
    <main>
      <style href="house-games" precedence="default">
        {houseGamesCss()}
      </style>
      <Hall
        {...{ name: "Havnepavillonen", kind: "banko", plate: "3x9-90", locale }}
        {...{ air: "table", timeZone: "Europe/Copenhagen" }}
        {...{ last: undefined, lateSince: undefined, isCutOff: false, purchases: [], offer: undefined }}
        {...{ isBusy: false, problem: undefined }}
        draw={() => Promise.reject(new Error("No draw was expected."))}
        myRounds={() => Promise.resolve({ rounds: [], next: null })}
        myRound={() => Promise.reject(new Error("No round was expected."))}
        {...given}
        nowSeconds={SECONDS_OF_START - secondsLeft}
        messages={createTranslator(locale).messagesOf(...HALL_MESSAGES)}
      />
    </main>
  );
}
