import { notFound } from "next/navigation";
import type { GameParSheet } from "@spilhus/contracts";
import { ArticleBody, Container, DataTable, PageHero, Section, Stack } from "@spilhus/ui";
import { definePage } from "@spilhus/page-kit";
import { gamePath } from "@spilhus/routes";
import { figureRows } from "./figureRows.ts";
import { proofSteps } from "./proofSteps.ts";
import { RouletteSheet } from "./RouletteSheet.tsx";
import { SlotSheet } from "./SlotSheet.tsx";

/** The par sheet of a game of the house (R2.22, R8.13): every figure with its meaning, and how it is proved. Printable. */
export const parSheetPage = definePage<GameParSheet>({
  route: "par-sheet",
  async load({ games, params: { seoName = "" } }) {
    const sheet = await games.parSheet(seoName);
    if (!sheet) notFound();
    return sheet;
  },
  describe: (sheet, { t, path }) => ({
    title: t("parSheet.title", { game: sheet.name }),
    description: t("parSheet.description", { game: sheet.name }),
    image: sheet.art.landscape,
    crumbs: [
      { name: sheet.name, path: gamePath(sheet.slug) },
      { name: t("parSheet.title", { game: sheet.name }), path },
    ],
  }),
  Body: ({ data: sheet, request }) => {
    const { t } = request;
    return (
      <article data-printable="">
        <PageHero
          eyebrow={sheet.provider}
          title={t("parSheet.title", { game: sheet.name })}
          text={t("parSheet.lead")}
        />
        <Section>
          <Container>
            <Stack gap={5}>
              <DataTable
                caption={t("parSheet.figures")}
                narrow="stack"
                columns={[
                  { id: "figure", label: t("parSheet.figure") },
                  { id: "value", label: t("parSheet.value"), align: "end" },
                  { id: "meaning", label: t("parSheet.meaning") },
                ]}
                rows={figureRows(sheet, request)}
              />
              {sheet.kind === "slot" ? (
                <SlotSheet sheet={sheet} request={request} />
              ) : (
                <RouletteSheet sheet={sheet} request={request} />
              )}
              <ArticleBody>
                <h2>{t("parSheet.proof")}</h2>
                <ul>
                  {proofSteps(sheet, request).map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ul>
                <h2>{t("parSheet.version")}</h2>
                <p>
                  <code>{sheet.mathVersion}</code>
                </p>
                <p>{t("parSheet.versionText")}</p>
              </ArticleBody>
              <p data-screen="">
                <a href={gamePath(sheet.slug)}>{t("parSheet.toGame", { game: sheet.name })}</a>
              </p>
            </Stack>
          </Container>
        </Section>
      </article>
    );
  },
});
