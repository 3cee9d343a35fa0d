import { memo, useId, useState } from "react";
import type { RoomPlate, RoomRound } from "@spilhus/contracts/bingo";
import { Button, Notice } from "@spilhus/ui";
import type { HallProps } from "./hallProps.ts";
import type { HallTexts } from "./hallTexts.ts";
import { clockText } from "./hallTexts.ts";

/** Plates that are chosen with one press; six of a room of 90 numbers are a strip. */
const AMOUNTS = [1, 3, 6] as const;

interface PlateShopProps extends Pick<
  HallProps,
  "plate" | "offer" | "isBusy" | "problem" | "nowSeconds" | "onOffer" | "onBuy"
> {
  /** Rounds whose sale is open, soonest first. */
  readonly rounds: readonly RoomRound[];
  readonly texts: HallTexts;
}

/** A plate in small, to choose by its numbers. Its cells stay as they are while the counter around it counts seconds. */
const SmallPlate = memo(function SmallPlate({ plate }: { readonly plate: RoomPlate }) {
  return (
    <span className="hall-small-plate" data-columns={plate.rows[0]?.length}>
      {plate.rows.flatMap((row, rowPlace) =>
        // oxlint-disable-next-line react/no-array-index-key -- cells of a plate never change their place
        row.map((cell, column) => <span key={`${rowPlace}-${column}`}>{cell !== null && `${cell} `}</span>),
      )}
    </span>
  );
});

/** Plates of a round to choose among, one by one or several with one press. The system has composed all of them. */
export function PlateShop(props: PlateShopProps) {
  const { plate, rounds, offer, isBusy, problem, nowSeconds, onOffer, onBuy, texts } = props;
  const { t, money } = texts;
  const name = useId();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const round = rounds.find(({ id }) => id === offer?.round) ?? rounds[0];
  if (!round) return <p className="hall-quiet">{t("hall.noSale")}</p>;
  const plates = offer?.round === round.id ? offer.plates : [];
  const wanted = plates.filter(({ no }) => chosen.has(no)).map(({ no }) => no);
  const left = offer?.round === round.id ? offer.left : round.mostPlates;
  const toggle = (no: number) => {
    const next = new Set(chosen);
    if (!next.delete(no)) next.add(no);
    setChosen(next);
  };
  const secondsTo = (at: string) => Math.floor(Date.parse(at) / 1_000) - nowSeconds;
  return (
    <section className="hall-shop" id="hall-shop" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t("hall.shopTitle")}</h2>
      {rounds.length > 1 && (
        <fieldset className="hall-rounds">
          <legend>{t("hall.whichRound")}</legend>
          {rounds.map((one) => (
            <label key={one.id}>
              <input
                type="radio"
                name={name}
                checked={one.id === round.id}
                onChange={() => {
                  setChosen(new Set());
                  onOffer(one.id, AMOUNTS[2]);
                }}
              />
              <span className="number">
                {texts.clock(one.startsAt)} {t("hall.roundIn", { time: clockText(secondsTo(one.startsAt)) })}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {left === 0 ? (
        <p>{t("hall.allBought", { count: round.mostPlates })}</p>
      ) : (
        <>
          <p>{t("hall.priceAndMost", { price: money(round.platePriceOre), left })}</p>
          <fieldset className="hall-offers">
            <legend className="visually-hidden">{t("hall.choose")}</legend>
            {plates.map((one) => (
              <button
                type="button"
                key={one.no}
                className="hall-offer"
                aria-pressed={chosen.has(one.no)}
                onClick={() => toggle(one.no)}
              >
                <small>{t("hall.plateNo", { no: one.no })}</small>
                <SmallPlate plate={one} />
              </button>
            ))}
          </fieldset>
          <div className="hall-amounts">
            {AMOUNTS.filter((amount) => amount <= Math.min(left, plates.length)).map((amount) => (
              <Button
                key={amount}
                kind="secondary"
                size="small"
                onClick={() => setChosen(new Set(plates.slice(0, amount).map(({ no }) => no)))}
              >
                {amount === 6 && plate === "3x9-90" ? t("hall.strip") : t("hall.amount", { count: amount })}
              </Button>
            ))}
            <Button
              kind="quiet"
              size="small"
              isBusy={isBusy}
              onClick={() => {
                setChosen(new Set());
                onOffer(round.id, AMOUNTS[2]);
              }}
            >
              {t("hall.otherPlates")}
            </Button>
          </div>
          {problem && (
            <Notice tone="danger" live="assertive">
              {texts.refusal(problem)}
            </Notice>
          )}
          <Button
            isBusy={isBusy}
            aria-disabled={wanted.length === 0}
            onClick={() => {
              if (wanted.length === 0) return;
              // What was chosen stays until it is bought: a refusal leaves the player with it.
              onBuy(round.id, wanted);
            }}
          >
            {wanted.length === 0
              ? t("hall.chooseFirst")
              : t("hall.buy", { count: wanted.length, amount: money(wanted.length * round.platePriceOre) })}
          </Button>
        </>
      )}
    </section>
  );
}
