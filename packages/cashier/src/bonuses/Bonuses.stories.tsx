import type { Meta, StoryObj } from "@storybook/react-vite";
import { ACCEPT_BONUS, GET_OFFER, GIVE_UP_BONUS, LIST_BONUSES } from "@spilhus/contracts/payments";
import { createTranslator } from "@spilhus/i18n";
import { saveCode } from "@spilhus/sign-in/kept-code";
import { expect } from "storybook/test";
import { acceptedBonus, asBonusPlayer, bonusOf, offerOf, refusedWith } from "../../testing/index.ts";
import { BONUS_MESSAGES } from "./bonusMessages.ts";
import { BonusesIsland } from "./BonusesIsland.tsx";

/** A player's bonus beside their own money, offers with what they cost, and bonuses that ended (R2.39). */
const meta = {
  title: "Cashier/Bonuses",
  component: BonusesIsland,
  args: { zone: "Europe/Copenhagen", messages: createTranslator("da").messagesOf(...BONUS_MESSAGES) },
} satisfies Meta<typeof BonusesIsland>;
export default meta;

type Story = StoryObj<typeof meta>;

const givingUp = (lossOre: number) =>
  `DELETE ${GIVE_UP_BONUS.path.replace("{bonusId}", bonusOf().id)}?acceptedLossOre=${lossOre}`;

export const Active: Story = {
  tags: ["every-brand"],
  beforeEach: asBonusPlayer({
    bonuses: [bonusOf()],
    answers: {
      [givingUp(17_450)]: () =>
        Response.json({ bonus: bonusOf({ state: "given-up", bonusOre: 0 }), lostOre: 17_450 }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("region", { name: "Dine penge" })).toHaveTextContent("1.000,00");
    await expect(canvas.getByRole("region", { name: "Bonus" })).toHaveTextContent("174,50");
    await expect(canvas.getByText(/800,00.kr\. tilbage at spille for/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Opgiv, og mist 174,50/ }));
    await expect(await canvas.findByText(/Du har opgivet bonussen og mistede 174,50/)).toBeVisible();
  },
};

export const English: Story = {
  args: { messages: createTranslator("en").messagesOf(...BONUS_MESSAGES) },
  beforeEach: asBonusPlayer({ bonuses: [bonusOf({ openStakesOre: 2_000 })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Give up and lose/ })).toBeVisible();
  },
};

/** A round changed the bonus between the page and the press. */
export const LossHasChanged: Story = {
  beforeEach: asBonusPlayer({
    bonuses: [bonusOf()],
    answers: { [givingUp(17_450)]: () => refusedWith(409, "bonus-would-go", { lossOre: 9_950 }) },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Opgiv, og mist/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/99,50.*Intet er opgivet/);
  },
};

export const Paused: Story = {
  beforeEach: asBonusPlayer({ bonuses: [bonusOf({ state: "paused", endsAt: null })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Bonussen er sat på pause")).toBeVisible();
  },
};

export const Accepted: Story = {
  beforeEach: asBonusPlayer({
    bonuses: [acceptedBonus()],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Du har sagt ja til tilbuddet")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Fortryd mit ja" })).toBeVisible();
  },
};

/** Another offer replaces the accepted one: said before the player accepts it, and afterwards in every tab. */
export const AcceptedInPlaceOfAnother: Story = {
  tags: ["every-brand"],
  beforeEach: asBonusPlayer({
    bonuses: [
      acceptedBonus(),
      bonusOf({
        ...{ id: "9d2b1c44-6e5f-4b8a-8c1d-2f3e4a5b6c80", offer: offerOf({ title: "Velkomstbonus" }) },
        ...{
          state: "given-up",
          grantedAt: null,
          grantedOre: null,
          bonusOre: 0,
          wagerOre: null,
          wageredOre: 0,
        },
        ...{ endsAt: null, daysLeft: null, endedAt: acceptedBonus().acceptedAt },
      }),
    ],
    offers: [offerOf({ id: "5b0c3d1e-8f4a-4c2b-9d6e-7a8b9c0d1e2f", title: "Velkomstbonus" })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Dit ja til Velkomstbonus bortfaldt/)).toBeVisible();
    await expect(
      canvas.getByText(`Siger du ja her, bortfalder dit ja til ${offerOf().title}.`, { exact: false }),
    ).toBeVisible();
    await expect(
      canvas.getByText("Dit ja blev trukket tilbage, før der var givet nogen bonus"),
    ).toBeVisible();
  },
};

export const Offers: Story = {
  tags: ["every-brand"],
  beforeEach: asBonusPlayer({
    offers: [offerOf({ isForNewPlayers: true, endsOnWithdrawal: true })],
    answers: { [`POST ${ACCEPT_BONUS.path}`]: () => refusedWith(409, "terms-changed", { termsVersion: 4 }) },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/op til 200,00/)).toBeVisible();
    await expect(canvas.getByText(/ca\. 80,00/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Sig ja til vilkårene" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vilkårene er ændret");
  },
};

const withCode = (log: () => () => void) => () => {
  saveCode("EFTERAAR");
  const end = log();
  return () => {
    saveCode(undefined);
    end();
  };
};

/** A code from before the login is offered, shown with its terms when asked for, and sent with the acceptance. */
export const CodeIsKept: Story = {
  beforeEach: withCode(
    asBonusPlayer({
      answers: {
        [`GET ${GET_OFFER.path}?bonusCode=EFTERAAR`]: () => Response.json(offerOf({ needsCode: true })),
        [`POST ${ACCEPT_BONUS.path}`]: () => Response.json(acceptedBonus(), { status: 201 }),
      },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Se tilbuddet" }));
    await expect(await canvas.findByText(/op til 200,00/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Sig ja til vilkårene" }));
    await expect(await canvas.findByText(/Du har sagt ja\. Bonussen kommer/)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: /Din bonuskode/ })).toBeNull();
  },
};

/** A player who has got a code while signed in: its terms first, and a code that gives nothing says so and stays in the field. */
export const CodeTyped: Story = {
  tags: ["every-brand"],
  beforeEach: asBonusPlayer({
    answers: {
      [`GET ${GET_OFFER.path}?bonusCode=EFTERAAR`]: () => Response.json(offerOf({ needsCode: true })),
      [`GET ${GET_OFFER.path}?bonusCode=EFTERAR`]: () => refusedWith(404, "code-unknown"),
      [`POST ${ACCEPT_BONUS.path}`]: () => Response.json(acceptedBonus(), { status: 201 }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole("textbox", { name: "Din kode" });
    await userEvent.type(field, "!{Enter}");
    await expect(await canvas.findByText(/^Skriv koden, som den står/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "efterar{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Koden giver ikke noget tilbud.");
    await expect(field).toHaveValue("efterar");
    await userEvent.clear(field);
    await userEvent.type(field, "efteraar{Enter}");
    await expect(await canvas.findByText(/op til 200,00/)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Din bonuskode EFTERAAR" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Sig ja til vilkårene" }));
    await expect(await canvas.findByText(/Du har sagt ja\. Bonussen kommer/)).toBeVisible();
  },
};

export const CodeUnknown: Story = {
  beforeEach: withCode(
    asBonusPlayer({
      answers: {
        [`GET ${GET_OFFER.path}?bonusCode=EFTERAAR`]: () => refusedWith(404, "code-unknown"),
      },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Se tilbuddet" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Bonuskoden kan ikke bruges");
    await userEvent.click(canvas.getByRole("button", { name: "Fjern koden" }));
    await expect(canvas.queryByRole("heading", { name: /Din bonuskode/ })).toBeNull();
  },
};

export const Earlier: Story = {
  beforeEach: asBonusPlayer({
    bonuses: (
      ["released", "given-up", "expired", "reversed", "closed", "lapsed", "not-granted"] as const
    ).map((state, index) =>
      bonusOf({
        ...{ id: `9d2b1c44-6e5f-4b8a-8c1d-2f3e4a5b6c8${index}`, state, bonusOre: 0, endsAt: null },
        ...{ daysLeft: null, endedAt: "2026-11-20T12:00:00Z", endedOre: 5_000 },
      }),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Frigivet: 50,00/)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: asBonusPlayer(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Du har ingen bonus lige nu.")).toBeVisible();
  },
};

export const LoadFails: Story = {
  beforeEach: asBonusPlayer({
    answers: { [`GET ${LIST_BONUSES.path}`]: () => refusedWith(503, "unavailable") },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vi kan ikke vise dine bonusser");
  },
};
