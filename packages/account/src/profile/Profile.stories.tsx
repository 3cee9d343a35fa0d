import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ErrorBody } from "@spilhus/contracts";
import { createTranslator } from "@spilhus/i18n";
import { expect, fn, waitFor } from "storybook/test";
import { PLAYER } from "@spilhus/player-session/testing";
import { ProfileForms } from "./ProfileForms.tsx";
import { PROFILE_MESSAGES } from "./profileMessages.ts";

const answering = (status: number, body: unknown) => ({
  fetch: fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status }))),
});
const settingsOf = (transport: ReturnType<typeof answering>) => ({
  brand: "fjord",
  jurisdiction: "dk" as const,
  hasPasskeys: false,
  path: "/konto/ret-profil",
  transport,
  messages: createTranslator("da").messagesOf(...PROFILE_MESSAGES),
});
const refusal = (code: string, statusCode: number): ErrorBody => ({
  error: { code, message: "…", statusCode },
});
const type = (id: string, da: string) => ({ id, name: { da, en: da } });

/** The forms of a player's profile; each is saved separately. */
const meta = {
  title: "Account/Profile in use",
  component: ProfileForms,
  args: {
    settings: settingsOf(answering(200, { done: true })),
    user: PLAYER,
    occupations: [type("nurse", "Sygeplejerske"), type("other", "Andet")],
    salaries: [type("200-300", "200.000–299.999 kr."), type("300-400", "300.000–399.999 kr.")],
    winnerName: { shownAs: "alias", alias: "Havtorn 482", name: "Mette K." },
    onWinnerNameSaved: fn(),
    onSaved: fn(),
  },
} satisfies Meta<typeof ProfileForms>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const phone = canvas.getByRole("textbox", { name: /Telefonnummer/ });
    await expect(phone).toHaveValue("20 12 34 56");
    await userEvent.clear(phone);
    await userEvent.type(phone, "12{Enter}");
    await waitFor(() => expect(phone).toBeInvalid());
    await userEvent.clear(phone);
    await userEvent.type(phone, "22 33 44 55{Enter}");
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith({ phoneNumber: "+4522334455" }));
    await expect(canvas.getByText("Det er gemt.")).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const RequiresConfirmation: Story = {
  args: { settings: settingsOf(answering(403, refusal("confirmation-needed", 403))) },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: /E-mail/ });
    await userEvent.clear(email);
    await userEvent.type(email, "ny@example.dk{Enter}");
    await expect(await canvas.findByRole("heading", { name: "Bekræft, at det er dig" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Bekræft med MitID" })).toBeVisible();
    await expect(email).toHaveValue("ny@example.dk");
    sessionStorage.clear();
  },
};

const ALLOWED = { email: true, sms: true, phone: false, push: false };
const NONE = { email: false, sms: false, phone: false, push: false };

export const MarketingWithdrawn: Story = {
  args: { user: { ...PLAYER, marketing: ALLOWED }, settings: settingsOf(answering(200, NONE)) },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole("checkbox", { name: "E-mail" });
    const sms = canvas.getByRole("checkbox", { name: "Sms" });
    await expect(email).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Telefon" })).not.toBeChecked();
    await userEvent.click(email);
    await userEvent.click(sms);
    await userEvent.click(canvas.getByRole("button", { name: "Gem valg" }));
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith({ marketing: NONE, marketingQuestionDue: false }),
    );
    await expect(args.settings.transport.fetch).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ method: "PUT", body: JSON.stringify(NONE) }),
    );
    await expect(canvas.getByText("Det er gemt.")).toBeVisible();
  },
};

export const MarketingNotSaved: Story = {
  args: {
    user: { ...PLAYER, marketing: ALLOWED },
    settings: settingsOf(answering(403, refusal("restricted", 403))),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "E-mail" }));
    await userEvent.click(canvas.getByRole("button", { name: "Gem valg" }));
    await expect(await canvas.findByText("Det kan ikke ændres, som din spilkonto er lige nu.")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "E-mail" })).not.toBeChecked();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

const AS_NAME = { shownAs: "name", alias: "Havtorn 482", name: "Mette K." } as const;

export const WinnerNameChosen: Story = {
  args: { settings: settingsOf(answering(200, AS_NAME)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Vis Mette K. i stedet for kaldenavnet" }));
    await userEvent.click(canvas.getByRole("button", { name: "Gem visning" }));
    await waitFor(() => expect(args.onWinnerNameSaved).toHaveBeenCalledWith(AS_NAME));
    await expect(args.settings.transport.fetch).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ method: "PUT", body: JSON.stringify({ shownAs: "name" }) }),
    );
  },
};

export const WorkSaved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /Årsindkomst/ }), "300-400");
    await userEvent.click(canvas.getByRole("button", { name: "Gem arbejde og indkomst" }));
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith({ occupationId: "nurse", salaryId: "300-400" }),
    );
  },
};
