import type { Locale } from "@spilhus/contracts";
import type {
  Draw,
  LiveRound,
  OfferedPlates,
  Purchase,
  RoomPlateKind,
  RoomState,
} from "@spilhus/contracts/bingo";
import type { MessagesOf } from "@spilhus/i18n";

/** Namespaces of a hall's texts, for `messagesOf`. */
export const HALL_MESSAGES = ["hall.room", "hall.plates", "hall.shop"] as const;
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
  readonly plate: RoomPlateKind;
  readonly state: RoomState;
  /** The round before the live one. */
  readonly last: LiveRound | undefined;
  /** Numbers are late since this time. */
  readonly lateSince: string | undefined;
  /** The server's time in unix seconds. */
  readonly nowSeconds: number;
  readonly purchases: readonly Purchase[];
  /** Plates to choose among, and the round that they are of. */
  readonly offer: (OfferedPlates & { readonly round: string }) | undefined;
  readonly isBusy: boolean;
  readonly problem: HallRefusal | undefined;
  readonly locale: Locale;
  readonly messages: HallMessages;
  readonly onOffer: (round: string, count: number) => void;
  readonly onBuy: (round: string, plates: readonly number[]) => void;
  readonly onReturn: (purchaseId: string) => void;
  /** Gets what is needed to verify a draw. */
  readonly draw: (roundId: string) => Promise<Draw>;
}
