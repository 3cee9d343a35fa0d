import type { Window } from "../plan/slotView.ts";
import type { SlotTexts } from "../texts/slotTexts.ts";

/** The symbols as a table for screen readers. It is not a live region: players read it when they want to. */
export function WindowTable({
  window,
  texts: { t, nameOf },
}: {
  readonly window: Window;
  readonly texts: SlotTexts;
}) {
  const rows = window[0]?.map((_, row) => row) ?? [];
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t("houseGames.windowTitle")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("houseGames.rowTitle")}</th>
            {window.map((_, reel) => (
              <th key={`reel-${reel}`} scope="col">
                {t("houseGames.reel", { reel: reel + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{t("houseGames.row", { row: row + 1 })}</th>
              {window.map((column, reel) => (
                <td key={`cell-${reel}`}>{nameOf(column[row] ?? "")}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
