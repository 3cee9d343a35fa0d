import { LIST_DRAWS } from "@spilhus/contracts/staff";
import { formatNumber } from "@spilhus/i18n";
import { DataTable, EmptyState } from "@spilhus/ui";
import { Block } from "../../frame/index.ts";
import type { SectionPage } from "../../section/index.ts";

/** The draws of games first, then the latest rounds of rooms. */
export async function drawList({ ask, words }: SectionPage) {
  const { t, time, locale } = words;
  const { places, mostZ, rounds } = await ask(LIST_DRAWS, {});
  const figure = (value: number) => formatNumber(value, locale, 1);
  return (
    <>
      <Block title={t("draws.places")}>
        <p>{t("draws.placesText", { most: figure(mostZ) })}</p>
        {places.length === 0 ? (
          <EmptyState title={t("draws.none")} headingLevel={3} />
        ) : (
          <DataTable
            narrow="stack"
            caption={t("draws.places")}
            columns={[
              { id: "game", label: t("fields.game") },
              { id: "place", label: t("fields.place"), align: "end" },
              { id: "numbers", label: t("fields.numbers"), align: "end" },
              { id: "draws", label: t("fields.draws"), align: "end" },
              { id: "statistic", label: t("fields.statistic"), align: "end" },
            ]}
            rows={places.map(({ game, place, numbers, draws, deviation }) => ({
              id: `${game} ${place}`,
              cells: [
                game,
                place,
                numbers,
                draws,
                deviation ? `${figure(deviation.statistic)} (${figure(deviation.z)})` : t("draws.tooFew"),
              ],
            }))}
          />
        )}
      </Block>
      <Block title={t("draws.rounds")}>
        {rounds.length === 0 ? (
          <EmptyState title={t("frame.empty")} headingLevel={3} />
        ) : (
          <DataTable
            narrow="stack"
            caption={t("draws.rounds")}
            columns={[
              { id: "startsAt", label: t("fields.startsAt") },
              { id: "room", label: t("fields.room") },
              { id: "plates", label: t("fields.plates"), align: "end" },
              { id: "numbers", label: t("fields.numbers") },
              { id: "commitment", label: t("fields.commitment") },
            ]}
            rows={rounds.map((one) => ({
              id: one.id,
              cells: [
                time(one.startsAt),
                `${one.roomName} (${one.brand})`,
                one.plates,
                one.numbers.join(" "),
                <code key="commitment">{one.commitment}</code>,
              ],
            }))}
          />
        )}
      </Block>
    </>
  );
}
