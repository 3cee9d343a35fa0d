import type { Bonus } from "@spilhus/contracts/payments";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import {
  Button,
  ButtonLink,
  Cluster,
  DetailList,
  LimitBar,
  Notice,
  Overview,
  OverviewCard,
  Stack,
} from "@spilhus/ui";
import { DEPOSIT_QUERY } from "../deposit-address/depositAddress.ts";
import { stampText } from "../times/timeTexts.ts";
import type { BonusMessages } from "./bonusMessages.ts";

interface ActiveBonusProps {
  readonly bonus: Bonus;
  /** The bonus whose acceptance this one replaced. */
  readonly replaced: Bonus | undefined;
  /** The player's own cash; nothing until it is known. */
  readonly cashOre: number | undefined;
  readonly zone: string;
  readonly isBusy: boolean;
  readonly messages: BonusMessages;
  readonly onGiveUp: () => void;
}

/** The bonus is accepted, and its deposit is still missing. */
function AcceptedBonus({ bonus, replaced, zone, isBusy, messages, onGiveUp }: ActiveBonusProps) {
  const t = islandTranslator(messages);
  const { leastDepositOre, mostBonusOre } = bonus.offer;
  return (
    <Stack gap={4}>
      <Notice title={t("bonuses.acceptedTitle")}>
        {t("bonuses.acceptedText", {
          least: formatOre(leastDepositOre, messages.locale),
          most: formatOre(mostBonusOre, messages.locale),
          time: bonus.depositBy === null ? "–" : stampText(bonus.depositBy, zone, messages),
        })}
      </Notice>
      {replaced && <p>{t("bonuses.replaced", { title: replaced.offer.title })}</p>}
      <p>{t("bonuses.giveUpAccepted")}</p>
      <Cluster>
        <ButtonLink kind="secondary" href={DEPOSIT_QUERY}>
          {t("bonuses.deposit")}
        </ButtonLink>
        <Button kind="secondary" isBusy={isBusy} onClick={onGiveUp}>
          {t("bonuses.giveUpAcceptedGo")}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** How far the player is, and until when. */
function Progress({ bonus, zone, messages }: Pick<ActiveBonusProps, "bonus" | "zone" | "messages">) {
  const t = islandTranslator(messages);
  const money = (ore: number) => formatOre(ore, messages.locale);
  const { wageredOre, daysLeft, endsAt, offer } = bonus;
  const wagerOre = bonus.wagerOre ?? 0;
  return (
    <>
      <LimitBar
        isGoal
        label={t("bonuses.progress")}
        text={t("bonuses.progressText", { wagered: money(wageredOre), wager: money(wagerOre) })}
        leftText={t("bonuses.progressLeft", { left: money(Math.max(0, wagerOre - wageredOre)) })}
        usedOre={wageredOre}
        limitOre={wagerOre}
      />
      <p>{t("bonuses.order")}</p>
      <DetailList
        emptyLabel="–"
        details={[
          {
            id: "days",
            term: t("bonuses.daysLeft"),
            value: daysLeft === null ? null : t("bonuses.days", { count: daysLeft }),
            ...(endsAt !== null && {
              note: t("bonuses.until", { time: stampText(endsAt, zone, messages) }),
            }),
          },
          {
            id: "active-games",
            term: t("bonuses.games"),
            value: offer.games.map((category) => t(`bonuses.${category}`)).join(", "),
            note: t("bonuses.gamesNote"),
          },
          {
            id: "active-withdrawing",
            term: t("bonuses.withdrawing"),
            value: t(offer.endsOnWithdrawal ? "bonuses.withdrawingEnds" : "bonuses.withdrawingKeeps"),
          },
        ]}
      />
    </>
  );
}

/** The player's bonus beside their own money, how far it is, and giving it up in one step with the exact loss (R2.39). */
export function ActiveBonus(props: ActiveBonusProps) {
  const { bonus, cashOre, zone, isBusy, messages, onGiveUp } = props;
  const t = islandTranslator(messages);
  const money = (ore: number) => formatOre(ore, messages.locale);
  if (bonus.state === "accepted") return <AcceptedBonus {...props} />;
  const { bonusOre, openStakesOre } = bonus;
  const openRounds = openStakesOre > 0;
  return (
    <Stack gap={5}>
      {bonus.state === "paused" && (
        <Notice tone="calm" title={t("bonuses.pausedTitle")}>
          {t("bonuses.pausedText")}
        </Notice>
      )}
      <Overview>
        <OverviewCard
          id="own-money"
          title={t("bonuses.cash")}
          hasFigure
          figure={cashOre === undefined ? undefined : money(cashOre)}
        >
          <p>{t("bonuses.cashText")}</p>
        </OverviewCard>
        <OverviewCard id="bonus-money" title={t("bonuses.bonus")} figure={money(bonusOre)}>
          <p>{t("bonuses.bonusText")}</p>
          {openRounds && <p>{t("bonuses.openStakes", { amount: money(openStakesOre) })}</p>}
        </OverviewCard>
      </Overview>
      <Progress bonus={bonus} zone={zone} messages={messages} />
      <section aria-labelledby="give-up">
        <Stack gap={3}>
          <h3 id="give-up">{t("bonuses.giveUp")}</h3>
          <p>
            {t("bonuses.giveUpText", {
              loss: money(bonusOre),
              cash: cashOre === undefined ? "–" : money(cashOre),
            })}
          </p>
          {openRounds && <p>{t("bonuses.giveUpRounds", { amount: money(openStakesOre) })}</p>}
          <p>
            <Button kind="secondary" isBusy={isBusy} onClick={onGiveUp}>
              {t("bonuses.giveUpGo", { loss: money(bonusOre) })}
            </Button>
          </p>
        </Stack>
      </section>
    </Stack>
  );
}
