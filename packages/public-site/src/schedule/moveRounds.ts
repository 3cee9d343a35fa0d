const MINUTE_MS = 60_000;

/**
 * Moves rounds up between lists that follow each other on the page: as soon as one begins within the minutes of a list
 * (`data-within-minutes`), it stands at the end of it. A list that the server left out because it had none stays out.
 *
 * @param now the server's time in Unix ms
 */
export function moveRounds(now: number): void {
  const lists = [...document.querySelectorAll<HTMLElement>("[data-rounds='all'][data-schedule]")];
  for (const [place, list] of lists.entries()) {
    const within = Number(list.dataset["withinMinutes"]) * MINUTE_MS;
    if (Number.isNaN(within)) continue;
    const later = lists
      .slice(place + 1)
      .flatMap((one) => [...one.querySelectorAll<HTMLElement>("[data-begins]")]);
    list.append(...later.filter((round) => Date.parse(round.dataset["begins"] ?? "") - now <= within));
  }
}
