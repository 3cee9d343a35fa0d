import { useQuery } from "@tanstack/react-query";
import type { PlayFeedback } from "@spilhus/contracts/player-account";
import { formatDate } from "@spilhus/i18n";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { BarChart, DetailList, EmptyState, Stack } from "@spilhus/ui";
import { QueryBoundary } from "../player-data/QueryBoundary.tsx";
import { autoRetry } from "../player-data/autoRetry.ts";
import type { MentorMessages } from "./mentorMessages.ts";
import { spentText } from "../report/spentText.ts";

interface MentorPanelProps {
  readonly load: (signal: AbortSignal) => Promise<PlayFeedback>;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly messages: MentorMessages;
}

const WEEK = 7;
type Days = PlayFeedback["days"];
const secondsOf = (days: Days) => days.reduce((sum, { seconds }) => sum + seconds, 0);
const visitsOf = (days: Days) => days.reduce((sum, { sessions }) => sum + sessions, 0);

/** Time spent, visits and trend of the last weeks. */
function Time({
  feedback,
  zone,
  messages,
}: Omit<MentorPanelProps, "load"> & { readonly feedback: PlayFeedback }) {
  const t = islandTranslator(messages);
  const { days, trend } = feedback;
  const week = days.slice(-WEEK);
  const isFirst = secondsOf(days.slice(0, -WEEK)) === 0;
  return (
    <section aria-labelledby="mentor-time">
      <Stack gap={4}>
        <h2 id="mentor-time">{t("mentor.timeTitle")}</h2>
        <DetailList
          emptyLabel={t("mentor.nothing")}
          details={[
            { id: "today", term: t("mentor.today"), value: spentText(t, secondsOf(days.slice(-1))) },
            { id: "week", term: t("mentor.week"), value: spentText(t, secondsOf(week)) },
            { id: "visits", term: t("mentor.visits"), value: String(visitsOf(week)) },
          ]}
        />
        <BarChart
          caption={t("mentor.chart")}
          labelHeading={t("mentor.day")}
          valueHeading={t("mentor.time")}
          tableLabel={t("mentor.showFigures")}
          topText={spentText(t, Math.max(0, ...days.map(({ seconds }) => seconds)))}
          bars={days.map(({ date, seconds }) => ({
            id: date,
            label: formatDate(date, zone, messages.locale),
            value: seconds,
            text: spentText(t, seconds),
          }))}
        >
          <p>{t(isFirst ? "mentor.first" : `mentor.${trend}`)}</p>
        </BarChart>
      </Stack>
    </section>
  );
}

/** What was staked and won, and the difference. */
function Result({
  stakesOre,
  winsOre,
  messages,
}: NonNullable<PlayFeedback["result"]> & Pick<MentorPanelProps, "messages">) {
  const t = islandTranslator(messages);
  const amount = (ore: number) => formatOre(ore, messages.locale);
  return (
    <DetailList
      emptyLabel={t("mentor.nothing")}
      details={[
        { id: "stakes", term: t("mentor.resultStakes"), value: amount(stakesOre) },
        { id: "wins", term: t("mentor.resultWins"), value: amount(winsOre) },
        { id: "net", term: t("mentor.resultNet"), value: amount(winsOre - stakesOre) },
      ]}
    />
  );
}

/** Feedback on a player's own play: time spent, and results once there are any. */
export function MentorPanel({ load, zone, messages }: MentorPanelProps) {
  const t = islandTranslator(messages);
  const query = useQuery({
    ...autoRetry,
    queryKey: ["play-feedback"],
    queryFn: ({ signal }) => load(signal),
    staleTime: 0,
  });
  return (
    <QueryBoundary
      query={query}
      loadingText={t("mentor.loading")}
      failedTitle={t("mentor.failedTitle")}
      messages={messages}
    >
      {(feedback) => (
        <>
          <Time feedback={feedback} zone={zone} messages={messages} />
          <section aria-labelledby="mentor-result">
            <Stack gap={3}>
              <h2 id="mentor-result">{t("mentor.resultTitle")}</h2>
              {feedback.result ? (
                <Result {...feedback.result} messages={messages} />
              ) : (
                <EmptyState
                  icon="play"
                  title={t("mentor.resultEmptyTitle")}
                  text={t("mentor.resultEmptyText")}
                  headingLevel={3}
                />
              )}
            </Stack>
          </section>
        </>
      )}
    </QueryBoundary>
  );
}
