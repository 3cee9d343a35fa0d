import { getDraw } from "@spilhus/api-client";
import type { MyRoundReplay } from "@spilhus/contracts/bingo";
import { HallReplay, type HallMessages } from "@spilhus/house-games";
import type { Locale } from "@spilhus/contracts";
import { playerTransport } from "@spilhus/player-session/session";

interface ReplayedPlatesProps {
  readonly replay: MyRoundReplay;
  readonly brand: string;
  readonly locale: Locale;
  readonly zone: string;
  readonly messages: HallMessages;
}

/** A round of bingo or banko shown again, on its own page. */
export function ReplayedPlates({ replay, brand, locale, zone, messages }: ReplayedPlatesProps) {
  return (
    <HallReplay
      {...{ replay, locale, messages }}
      timeZone={zone}
      draw={(roundId) => getDraw(playerTransport, { places: { roundId }, query: { brand } })}
    />
  );
}
