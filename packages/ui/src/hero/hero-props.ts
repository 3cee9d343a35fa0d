import type { ReactNode } from "react";
import type { JackpotCounterProps } from "../jackpot-counter/JackpotCounter.tsx";
import type { PictureProps } from "../picture/Picture.tsx";

/** The round a schedule-led hero sells a plate for. */
export interface NextRound {
  readonly id: string;
  /** e.g. "Næste spil". */
  readonly label: string;
  readonly name: string;
  /** The start, ISO 8601. */
  readonly dateTime: string;
  /** The start as shown, e.g. "kl. 14.30". */
  readonly time: string;
  readonly countdownLabel: string;
  readonly priceLabel: string;
  readonly price: string;
  readonly prizeLabel: string;
  readonly prize: string;
  readonly action: { readonly href: string; readonly label: string };
}

export interface FrontHeroProps {
  readonly variant: "cinematic" | "schedule";
  readonly eyebrow?: string;
  readonly title: string;
  readonly text?: string;
  /** Buttons. */
  readonly actions?: ReactNode;
  /** `cinematic`: wide art, subject on its right half. `schedule`: an illustration of people. */
  readonly picture?: PictureProps;
  /** Shown by `cinematic`. */
  readonly jackpot?: JackpotCounterProps;
  /** The next rounds, soonest first. `schedule` shows the first; a script shows the next one when it has begun. */
  readonly rounds?: readonly NextRound[];
}
