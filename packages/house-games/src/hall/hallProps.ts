import type { Locale } from "@spilhus/contracts";
import type {
  Draw,
  LiveRound,
  MyRoundReplay,
  MyRounds,
  OfferedPlates,
  Purchase,
  RoomPlateKind,
  RoomState,
} from "@spilhus/contracts/bingo";
import type { MessagesOf, ZoneYears } from "@spilhus/i18n";
import type { ReactNode } from "react";

/** Namespaces of a hall's texts, for `messagesOf`. */
export const HALL_MESSAGES = ["hall.room", "hall.plates", "hall.shop", "hall.past"] as const;
export type HallMessages = MessagesOf<(typeof HALL_MESSAGES)[number]>;

/** What stands in the way of what the player asked for. */
export interface HallRefusal {
  readonly asked: "offer" | "buy" | "return";
  /** The code of the refusal; `no-answer` when nobody answered. */
  readonly code: string;
}

/** What the page gives to a hall. The hall shows; the gateway decides, and the page asks it. */
export interface HallProps {
  readonly name: string;
  readonly kind: "bingo" | "banko";
  /** How the hall looks and feels: called numbers among stars, or tokens on a table. */
  readonly air: "observatory" | "table";
  readonly plate: RoomPlateKind;
  readonly state: RoomState;
  /** The round before the live one. */
  readonly last: LiveRound | undefined;
  /** Numbers are late since this time. */
  readonly lateSince: string | undefined;
  /** Nothing comes through from the room: what is shown may be old. */
  readonly isCutOff: boolean;
  /** The server's time in unix seconds. */
  readonly nowSeconds: number;
  readonly purchases: readonly Purchase[];
  /** Plates to choose among, and the round that they are of. */
  readonly offer: (OfferedPlates & { readonly round: string }) | undefined;
  readonly isBusy: boolean;
  readonly problem: HallRefusal | undefined;
  readonly locale: Locale;
  /** IANA zone of the times that are shown. */
  readonly timeZone: string;
  /** Of that zone, so that the times of the next rounds need no `Intl`. */
  readonly zoneYears?: ZoneYears;
  readonly messages: HallMessages;
  readonly onOffer: (round: string, count: number) => void;
  readonly onBuy: (round: string, plates: readonly number[]) => void;
  readonly onReturn: (purchaseId: string) => void;
  /** Gets what is needed to verify a draw. */
  readonly draw: (roundId: string) => Promise<Draw>;
  /** The player's rounds, latest first. @param before `next` of the page before */
  readonly myRounds: (before?: string) => Promise<MyRounds>;
  readonly myRound: (roundId: string) => Promise<MyRoundReplay>;
  /** What stands beside the hall and never covers a plate, such as a chat. */
  readonly beside?: ReactNode;
}
