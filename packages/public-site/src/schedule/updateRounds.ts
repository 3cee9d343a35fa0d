import { moveRounds } from "./moveRounds.ts";
import { roundState } from "./roundState.ts";
import { timeLeft } from "./timeLeft.ts";

/**
 * Updates every list of rounds (`[data-rounds]`): a round (`[data-begins]`) counts down, is marked as started for a minute,
 * and is then hidden. A list of kind `first` shows one round at a time, and keeps its last one.
 *
 * Rounds that begin within the minutes of the list before theirs (`[data-within-minutes]`) move into it.
 *
 * @param now the server's time in Unix ms
 */
export function updateRounds(now: number, startedText: string): void {
  moveRounds(now);
  for (const list of document.querySelectorAll<HTMLElement>("[data-rounds]")) {
    const rounds = [...list.querySelectorAll<HTMLElement>("[data-begins]")];
    const msTo = (round: HTMLElement) => Date.parse(round.dataset["begins"] ?? "") - now;
    const current = rounds.filter((round) => roundState(msTo(round)) !== "over");
    const first = current[0] ?? rounds.at(-1);
    for (const round of rounds) {
      const isWaiting = roundState(msTo(round)) === "waiting";
      round.hidden = list.dataset["rounds"] === "first" ? round !== first : !current.includes(round);
      round.toggleAttribute("data-started", !isWaiting);
      if (round.dataset["next"] !== undefined) round.dataset["next"] = String(round === first);
      const countdown = round.querySelector("[data-countdown]");
      if (countdown) countdown.textContent = timeLeft(msTo(round)) ?? startedText;
      const start = isWaiting ? null : round.querySelector("[data-start]");
      if (start) start.textContent = startedText;
    }
  }
}
