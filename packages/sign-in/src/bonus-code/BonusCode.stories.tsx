import type { Meta, StoryObj } from "@storybook/react-vite";
import { GET_OFFER } from "@spilhus/contracts/payments";
import { createTranslator } from "@spilhus/i18n";
import { offerOf } from "@spilhus/page-kit/testing";
import { expect } from "storybook/test";
import { BonusCodeIsland } from "./BonusCodeIsland.tsx";
import { BONUS_CODE_MESSAGES } from "./bonusCodeMessages.ts";
import { saveCode } from "./bonusCodeStore.ts";

const refusedWith = (status: number, code: string) => () =>
  Response.json({ error: { code, message: "…", statusCode: status } }, { status });

/** What the gateway answers about SOMMER26; it knows no other code. */
function asGuest(answer: () => Response | Promise<Response>, kept?: string) {
  return () => {
    saveCode(kept);
    const usual = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const { pathname, searchParams } = new URL(
        input instanceof Request ? input.url : String(input),
        location.href,
      );
      if (pathname !== GET_OFFER.path) return usual(input, init);
      return searchParams.get("bonusCode") === "SOMMER26" ? answer() : refusedWith(404, "code-unknown")();
    };
    return () => {
      globalThis.fetch = usual;
      saveCode(undefined);
    };
  };
}

const found = () => Response.json(offerOf());
const silent = () => Promise.reject(new TypeError("offline"));

/** The form for a guest's bonus code, and the kept code with what it gives (R2.10). */
const meta = {
  title: "Account/Bonus code",
  component: BonusCodeIsland,
  args: {
    zone: "Europe/Copenhagen",
    messages: createTranslator("da").messagesOf(...BONUS_CODE_MESSAGES),
  },
  beforeEach: asGuest(found),
} satisfies Meta<typeof BonusCodeIsland>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: /Din kode/ });
    await userEvent.type(field, "<b>{Enter}");
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, "sommer26{Enter}");
    await expect(await canvas.findByText("Vi husker koden SOMMER26")).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: /Efterårsbonus/ })).toBeVisible();
    await expect(await canvas.findByText(/ca\. 80,00/)).toBeVisible();
    // The focus is on the notice, so the next tab stop is the link to registration.
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Opret spilkonto" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Fjern koden" }));
    await expect(canvas.getByRole("textbox", { name: /Din kode/ })).toHaveValue("");
    await expect(canvas.getByRole("textbox", { name: /Din kode/ })).toHaveFocus();
  },
};

export const Unknown: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: /Din kode/ });
    await userEvent.type(field, "vinter26{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/giver ikke noget tilbud/);
    await expect(field).toHaveValue("vinter26");
  },
};

export const TooMany: Story = {
  beforeEach: asGuest(refusedWith(429, "too-many-requests")),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: /Din kode/ });
    await userEvent.type(field, "sommer26{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/mange gange/);
    await expect(field).toHaveValue("sommer26");
  },
};

/** The gateway does not answer: the code is kept, and said to be unchecked. */
export const Unchecked: Story = {
  beforeEach: asGuest(silent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Din kode/ }), "sommer26{Enter}");
    await expect(await canvas.findByText(/SOMMER26, men har ikke kunnet se/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Opret spilkonto" })).toBeVisible();
  },
};

export const Checking: Story = {
  beforeEach: asGuest(() => Promise.race([]), "SOMMER26"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ser efter, hvad koden giver/)).toBeVisible();
  },
};

export const Kept: Story = {
  tags: ["every-brand"],
  beforeEach: asGuest(found, "SOMMER26"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Opret spilkonto" })).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: /Efterårsbonus/ })).toBeVisible();
  },
};

/** A kept code that no longer gives anything is in the field again. */
export const KeptInVain: Story = {
  beforeEach: asGuest(found, "VINTER26"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/giver ikke noget tilbud/);
    await expect(canvas.getByRole("textbox", { name: /Din kode/ })).toHaveValue("VINTER26");
  },
};

export const English: Story = {
  args: { messages: createTranslator("en").messagesOf(...BONUS_CODE_MESSAGES) },
  beforeEach: asGuest(found, "SOMMER26"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We remember the code SOMMER26")).toBeVisible();
  },
};
