import { LIST_AUTHORITY_DAYS } from "@spilhus/contracts/staff";
import { DataTable, EmptyState } from "@spilhus/ui";
import { Block } from "../../frame/index.ts";
import type { SectionPage } from "../../section/index.ts";
import { AUTHORITY_PATH } from "./path.ts";

/** Closed days, newest first. */
export async function dayList({ ask, words }: SectionPage) {
  const { t, ore, date } = words;
  const { days } = await ask(LIST_AUTHORITY_DAYS, {});
  return (
    <Block title={t("authority.days")}>
      <p>{t("authority.text")}</p>
      {days.length === 0 ? (
        <EmptyState title={t("frame.empty")} headingLevel={3} />
      ) : (
        <DataTable
          narrow="stack"
          caption={t("authority.days")}
          columns={[
            { id: "day", label: t("fields.day") },
            { id: "licence", label: t("fields.licence") },
            { id: "category", label: t("fields.category") },
            { id: "records", label: t("fields.records"), align: "end" },
            { id: "stakes", label: t("fields.stakesOre"), align: "end" },
            { id: "wins", label: t("fields.winsOre"), align: "end" },
            { id: "file", label: t("fields.file") },
          ]}
          rows={days.map(({ day, licence, category, ...sums }) => {
            const query = new URLSearchParams({ licence, day, category });
            return {
              id: `${licence} ${day} ${category}`,
              cells: [
                date(day),
                licence,
                t(category === "casino" ? "authority.casino" : "authority.bingo"),
                sums.records,
                ore(sums.stakesOre),
                ore(sums.winsOre),
                <a key="file" href={`/${AUTHORITY_PATH}/dag/records?${query}`} download>
                  {t("authority.fetch")}
                </a>,
              ],
            };
          })}
        />
      )}
    </Block>
  );
}
