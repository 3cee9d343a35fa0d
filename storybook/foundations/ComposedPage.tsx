import {
  ArticleList,
  ButtonLink,
  Container,
  DutyBar,
  Footer,
  FrontHero,
  GameGrid,
  GameRail,
  Header,
  MobileNavigation,
  PlateCard,
  PromoBand,
  Schedule,
  Section,
  SectionHeading,
  SkipLink,
  StatBand,
  TimesStrip,
  WinnersList,
  WinnersListFrame,
} from "@spilhus/ui";
import type { BrandTheme } from "../brand-themes/themes.ts";
import { demoGames } from "../../packages/ui/fixtures/demoGames.ts";
import { demoShell } from "../../packages/ui/fixtures/demoShell.tsx";
import { demoArticles, demoRound, demoRounds, demoWinners } from "../../packages/ui/fixtures/demoLists.ts";

/** A whole front page as the brand's look composes it: what a designer compares between brands. */
export function ComposedPage({ theme, locale }: { readonly theme: BrandTheme; readonly locale: string }) {
  const { look, id } = theme;
  const assets = `/brands/${id}`;
  const shell = demoShell(locale, { src: `${assets}/logo.svg`, width: 228, height: 48, alt: theme.name });
  const { say } = shell;
  const navigation = <MobileNavigation variant={look.mobileNav} {...shell.mobileNavigation} />;
  const rail = {
    variant: look.gameCard,
    previousLabel: say("Forrige", "Previous"),
    nextLabel: say("Næste", "Next"),
  };
  const sections = look.lobby === "sections";
  const allGames = { href: "#alle", label: say("Se alle", "See all") };
  return (
    <>
      <SkipLink href="#indhold">{say("Gå til indhold", "Skip to content")}</SkipLink>
      <DutyBar {...shell.dutyBar} />
      <Header
        variant={look.header}
        {...shell.header}
        {...(look.header === "tall" && { strip: <TimesStrip {...shell.strip} /> })}
        {...(look.mobileNav === "drawer" && { drawer: navigation })}
      />
      <main id="indhold">
        {look.hero === "cinematic" ? (
          <FrontHero
            variant="cinematic"
            eyebrow={say("Månedens spil", "Game of the month")}
            title={say("Gå gennem porten", "Walk through the gate")}
            text={say(
              "Runeporten åbner i nat. En samlet jackpot vokser, hver gang en rune lyser op.",
              "The rune gate opens tonight. One shared jackpot grows with every rune that lights.",
            )}
            jackpot={{
              id: "runeporten",
              label: "Jackpot",
              amountOre: 1_234_567_00,
              growthOrePerMinute: 4_200,
              asOf: "2026-11-21T12:00:00Z",
              text: "1.234.567,00 kr.",
            }}
            actions={
              <>
                <ButtonLink size="large" href="#spil" icon="play">
                  {say("Spil Runeporten", "Play the Rune Gate")}
                </ButtonLink>
                <ButtonLink size="large" kind="secondary" href="#om">
                  {say("Om spillet", "About the game")}
                </ButtonLink>
              </>
            }
            picture={{
              src: `${assets}/hero-1680.webp`,
              sources: [
                {
                  type: "image/avif",
                  srcSet: `${assets}/hero-840.avif 840w, ${assets}/hero-1680.avif 1680w`,
                },
                {
                  type: "image/webp",
                  srcSet: `${assets}/hero-840.webp 840w, ${assets}/hero-1680.webp 1680w`,
                },
              ],
              sizes: "(min-width: 60rem) 68vw, 100vw",
              width: 1680,
              height: 720,
              alt: "",
            }}
          />
        ) : (
          <FrontHero
            variant="schedule"
            eyebrow={say("Hver dag fra kl. 10", "Every day from 10")}
            title={say("Der er plads ved bordet", "There is a seat at the table")}
            text={say(
              "Rigtig banko med rigtige værter. Find din plade, sæt kaffen over, og spil med.",
              "Real banko with real hosts. Find your plate, put the kettle on, and join in.",
            )}
            actions={
              <ButtonLink kind="secondary" href="#saadan">
                {say("Sådan spiller du", "How to play")}
              </ButtonLink>
            }
            picture={{ src: `${assets}/hero.svg`, width: 900, height: 640, alt: "" }}
            round={demoRound(locale)}
          />
        )}
        <Container>
          <Section>
            <GameRail
              {...rail}
              id="populaere"
              title={say("Populære lige nu", "Popular right now")}
              {...(sections && {
                text: say(
                  "De spil, flest har siddet med den seneste uge.",
                  "What most people have played this week.",
                ),
              })}
              link={allGames}
              games={demoGames(look.gameCard, 10, locale)}
            />
          </Section>
          {sections && (
            <Section>
              <SectionHeading id="plan" title={say("Dagens plan", "Today's schedule")} />
              <div className="grid" data-gap="5" data-min="large">
                <Schedule label={say("Dagens plan", "Today's schedule")} rounds={demoRounds(locale)} />
                <PlateCard
                  caption={say("Din plade", "Your plate")}
                  note="Nr. 4711"
                  markedLabel={say("markeret", "marked")}
                  marked={[16, 42, 71]}
                  rows={[
                    [4, null, 21, null, 42, null, 63, null, 80],
                    [null, 16, null, 35, null, 54, null, 71, 85],
                    [9, null, 28, 38, null, 59, null, 77, null],
                  ]}
                />
              </div>
            </Section>
          )}
          {!sections && (
            <Section>
              <GameRail
                {...rail}
                id="nye"
                title={say("Nye i denne uge", "New this week")}
                link={allGames}
                games={demoGames(look.gameCard, 10, locale, 5)}
              />
            </Section>
          )}
          <PromoBand
            title={say("Sæt din egen indbetalingsgrænse", "Set your own deposit limit")}
            text={say(
              "Du vælger et beløb pr. dag, uge og måned, før du spiller første gang. Det tager et minut.",
              "You choose an amount a day, a week and a month before your first game. It takes a minute.",
            )}
            actions={
              <ButtonLink href="#graense">{say("Se, hvordan det virker", "See how it works")}</ButtonLink>
            }
          />
          <Section>
            <SectionHeading id="alle-spil" title={say("Alle spil", "All games")} link={allGames} />
            <GameGrid
              variant={look.gameCard}
              label={say("Alle spil", "All games")}
              games={demoGames(look.gameCard, sections ? 6 : 12, locale, 2)}
            />
          </Section>
          <Section>
            <SectionHeading id="vindere" title={say("Seneste vindere", "Latest winners")} link={allGames} />
            <div className="grid" data-gap="5" data-min="large">
              <WinnersListFrame>
                <WinnersList label={say("Seneste vindere", "Latest winners")} winners={demoWinners(locale)} />
              </WinnersListFrame>
              <StatBand
                stats={[
                  { label: say("udbetalt i denne måned", "paid out this month"), value: "48.210.400 kr." },
                  { label: say("spil", "games"), value: "312" },
                  {
                    label: say("gennemsnitlig svartid", "average answer time"),
                    value: say("41 sek.", "41 sec."),
                  },
                ]}
              />
            </div>
          </Section>
          <Section>
            <SectionHeading id="blog" title={say("Fra bloggen", "From the blog")} link={allGames} />
            <ArticleList label={say("Fra bloggen", "From the blog")} articles={demoArticles(locale)} />
          </Section>
        </Container>
      </main>
      <Footer variant={look.footer} {...shell.footer} />
      {look.mobileNav === "tabs" && navigation}
    </>
  );
}
