import { formatOre, islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { clockText, type PlayFigure } from "@spilhus/ui";
import type { PlayMode } from "@spilhus/contracts/play";
import type { OpenPlay } from "../play-session/index.ts";

interface FiguresOf {
  readonly open: OpenPlay | undefined;
  readonly mode: PlayMode;
  readonly stakeOre: number | undefined;
  /** Since the play session was opened. */
  readonly seconds: number | undefined;
  /** What is left of the player's own budget; nothing without one. */
  readonly budgetLeftOre?: number | undefined;
  readonly messages: MessagesOf<"play.shell" | "play.budget">;
}

/** Balance, stake, net result and time of the play session, as the bar shows them; without a text until they are known. */
export function playFigures({
  open,
  mode,
  stakeOre,
  seconds,
  budgetLeftOre,
  messages,
}: FiguresOf): readonly PlayFigure[] {
  const t = islandTranslator(messages);
  const money = (ore: number | undefined) =>
    ore === undefined ? undefined : formatOre(ore, messages.locale);
  const balance = open && open.balance.cashOre + open.balance.bonusOre;
  const net = open && open.totals.winsOre - open.totals.stakesOre;
  return [
    { id: "balance", label: t(mode === "demo" ? "play.demoBalance" : "play.balance"), text: money(balance) },
    { id: "stake", label: t("play.stake"), text: money(stakeOre) },
    { id: "net", label: t("play.net"), text: money(net) },
    { id: "time", label: t("play.time"), text: seconds === undefined ? undefined : clockText(seconds) },
    ...(budgetLeftOre === undefined
      ? []
      : [{ id: "budget", label: t("play.budget"), text: money(budgetLeftOre) }]),
  ];
}
