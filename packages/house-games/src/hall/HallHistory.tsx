import { lazy, Suspense, useState } from "react";
import type { MyRound, MyRoundReplay, MyRounds } from "@spilhus/contracts/bingo";
import { Button } from "@spilhus/ui";
import type { HallProps } from "./hallProps.ts";
import type { HallTexts } from "./hallTexts.ts";

const RoundReplay = lazy(async () => ({ default: (await import("./RoundReplay.tsx")).RoundReplay }));

interface HallHistoryProps extends Pick<HallProps, "myRounds" | "myRound" | "draw"> {
  readonly texts: HallTexts;
}

type Listed =
  | { readonly phase: "closed" | "loading" | "failed" }
  | { readonly phase: "listed"; readonly rounds: readonly MyRound[]; readonly next: MyRounds["next"] };

/** The player's rounds of the last 90 days, fetched when asked for; each can be played again, number by number. */
export function HallHistory({ myRounds, myRound, draw, texts }: HallHistoryProps) {
  const { t, money, moment } = texts;
  const [listed, setListed] = useState<Listed>({ phase: "closed" });
  const [replay, setReplay] = useState<{ readonly id: string; readonly of: MyRoundReplay }>();
  const load = async (before?: string) => {
    const known = before !== undefined && listed.phase === "listed" ? listed.rounds : [];
    if (before === undefined) setListed({ phase: "loading" });
    try {
      const { rounds, next } = await myRounds(before);
      setListed({ phase: "listed", rounds: [...known, ...rounds], next });
    } catch {
      setListed({ phase: "failed" });
    }
  };
  const show = async (id: string) => {
    try {
      setReplay({ id, of: await myRound(id) });
    } catch {
      setListed({ phase: "failed" });
    }
  };
  return (
    <details
      className="hall-history"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && listed.phase !== "loading") void load();
      }}
    >
      <summary>{t("hall.history")}</summary>
      {listed.phase === "loading" && <p>{t("hall.historyLoading")}</p>}
      {listed.phase === "failed" && <p role="alert">{t("hall.historyFailed")}</p>}
      {listed.phase === "listed" && (
        <>
          {listed.rounds.length === 0 && <p>{t("hall.historyEmpty")}</p>}
          <ul>
            {listed.rounds.map(({ id, roomName, startsAt, plates, paidOre, wonOre }) => (
              <li key={id}>
                <span>
                  <strong>{roomName}</strong> {moment(startsAt)}
                  <br />
                  {t("hall.historyRound", { count: plates, paid: money(paidOre), won: money(wonOre) })}
                </span>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={t("hall.replayOf", { room: roomName, time: moment(startsAt) })}
                  onClick={() => void show(id)}
                >
                  {t("hall.replay")}
                </Button>
                {replay?.id === id && (
                  <Suspense fallback={<p>{t("hall.historyLoading")}</p>}>
                    <RoundReplay replay={replay.of} draw={draw} texts={texts} />
                  </Suspense>
                )}
              </li>
            ))}
          </ul>
          {listed.next !== null && (
            <Button kind="secondary" size="small" onClick={() => void load(listed.next ?? undefined)}>
              {t("hall.historyMore")}
            </Button>
          )}
        </>
      )}
    </details>
  );
}
