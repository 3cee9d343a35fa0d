import type { Meta, StoryObj } from "@storybook/react-vite";
import { ApiError } from "@spilhus/api-client";
import type { SignupDraft } from "@spilhus/contracts/user-auth";
import { danishWords } from "../../testing/danishWords.ts";
import { expect, fn, waitFor } from "storybook/test";
import { SignUp } from "./SignUp.tsx";
import type { SignUpCalls } from "./signUpCalls.ts";

/** A registration after MitID: each step and each outcome. */
const meta = { title: "Account/Registration", component: SignUp } satisfies Meta<typeof SignUp>;
export default meta;

type Story = StoryObj<typeof meta>;

const DRAFT: SignupDraft = {
  step: "identity",
  firstName: "Jonas",
  isCprMatched: false,
  cprTriesLeft: 3,
  temporary: { days: 30, depositsOre: 1_000_000 },
  email: null,
  phoneNumber: null,
  occupationId: null,
  salaryId: null,
  depositLimits: null,
  expiresAt: "2026-11-23T12:00:00Z",
};
const AT_CONTACT: SignupDraft = { ...DRAFT, step: "contact", isCprMatched: true };
const AT_LIMITS: SignupDraft = {
  ...AT_CONTACT,
  step: "deposit-limit",
  email: "jonas@example.dk",
  phoneNumber: "+4520123456",
  occupationId: "it",
  salaryId: "300-400",
};
const AT_PERMISSION: SignupDraft = {
  ...AT_LIMITS,
  step: "permission",
  depositLimits: { dayOre: 20_000, weekOre: 50_000, monthOre: 125_050 },
};

const refusal = (status: number, reason: string) => new ApiError("refused", "…", { status, reason });
const lists = {
  occupations: [
    { id: "it", name: { da: "It og teknik", en: "IT and engineering" } },
    { id: "trade", name: { da: "Butik og salg", en: "Shop and sales" } },
  ],
  salaries: [{ id: "300-400", name: { da: "300.000–399.999 kr.", en: "DKK 300,000–399,999" } }],
};

/** Fake calls that return a draft. */
function calls(draft: SignupDraft | null, own: Partial<SignUpCalls> = {}): SignUpCalls {
  return {
    draft: () => Promise.resolve(draft),
    lists: () => Promise.resolve(lists),
    matchCpr: fn(() => Promise.resolve()),
    setContact: fn(() => Promise.resolve(AT_LIMITS)),
    setLimits: fn(() => Promise.resolve(AT_PERMISSION)),
    finish: fn(() => Promise.resolve()),
    giveUp: fn(() => Promise.resolve()),
    ...own,
  };
}

const args = {
  settings: {
    links: { terms: "#betingelser", privacy: "#privatliv", customerService: "#kundeservice" },
    jurisdiction: "dk",
    limitWaitHours: 24,
    help: {
      stopSpillet: { url: "#stopspillet", phone: "70 22 28 25" },
      rofus: "#rofus",
      treatment: "#behandling",
    },
  },
  messages: danishWords,
  error: undefined,
  target: "/",
  openTarget: fn(),
} as const;

// Removes the step that an earlier story left in the history.
const beforeEach = () => history.replaceState(null, "");

export const BeforeMitId: Story = {
  args: { ...args, calls: calls(null) },
  beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Fortsæt med MitID" })).toHaveFocus();
  },
};

export const Identity: Story = {
  args: { ...args, calls: calls(DRAFT) },
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: /Hej Jonas/ })).toHaveFocus();
    const field = canvas.getByRole("textbox", { name: /Cpr-nummer/ });
    await userEvent.type(field, "12{Enter}");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Skriv dit cpr-nummer med ti cifre/);
  },
};

/** The notice shows the server's count of tries left. */
export const WrongCpr: Story = {
  args: {
    ...args,
    calls: calls(
      { ...DRAFT, cprTriesLeft: 2 },
      { matchCpr: () => Promise.reject(refusal(422, "cpr-mismatch")) },
    ),
  },
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /Cpr-nummer/ }), "010790-1234{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Du kan prøve 2 gange til.");
    await expect(canvas.getByRole("textbox", { name: /Cpr-nummer/ })).toHaveValue("010790-1234");
  },
};

export const TemporaryAccount: Story = {
  args: { ...args, calls: calls({ ...AT_CONTACT, isCprMatched: false, cprTriesLeft: 0 }) },
  beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/højst 30 dage, du kan højst indbetale 10.000/)).toBeVisible();
  },
};

export const ContactSentEmpty: Story = {
  args: { ...args, calls: calls(AT_CONTACT) },
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Fortsæt" }));
    const summary = await canvas.findByRole("region", { name: "4 felter skal rettes" });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: /Hvad laver du/ }));
    await expect(canvas.getByRole("combobox", { name: /Hvad laver du/ })).toHaveFocus();
  },
};

export const ContactFilledIn: Story = {
  args: { ...args, calls: calls(AT_CONTACT) },
  beforeEach,
  play: async ({ canvas, userEvent, args: { calls: made } }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /E-mail/ }), "jonas@example.dk");
    await userEvent.type(canvas.getByRole("textbox", { name: /Mobilnummer/ }), "20 12 34 56");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /Hvad laver du/ }), "It og teknik");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /Hvad tjener du/ }), "300-400");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Fortsæt" }));
    await expect(await canvas.findByRole("heading", { name: /højst indbetale/ })).toHaveFocus();
    await expect(made?.setContact).toHaveBeenCalledWith(
      { email: "jonas@example.dk", phoneNumber: "+4520123456", occupationId: "it", salaryId: "300-400" },
      expect.any(AbortSignal),
    );
  },
};

/** The fields are empty at first, and all three are required. */
export const LimitsOutOfOrder: Story = {
  args: { ...args, calls: calls(AT_LIMITS) },
  beforeEach,
  play: async ({ canvas, userEvent, args: { calls: made } }) => {
    const field = async (name: RegExp) => canvas.findByRole("textbox", { name });
    await expect(await field(/På et døgn/)).toHaveValue("");
    await userEvent.type(await field(/På et døgn/), "500");
    await userEvent.type(await field(/På 7 dage/), "200");
    await userEvent.type(await field(/På 30 dage/), "1.000{Enter}");
    const week = await field(/På 7 dage/);
    await waitFor(() => expect(week).toHaveFocus());
    await expect(week).toBeInvalid();
    await expect(made?.setLimits).not.toHaveBeenCalled();
  },
};

export const Permission: Story = {
  args: { ...args, calls: calls(AT_PERMISSION) },
  beforeEach,
  play: async ({ canvas, userEvent, args: { calls: made, openTarget } }) => {
    const boxes = await canvas.findAllByRole("checkbox");
    await expect(boxes).toHaveLength(5);
    for (const box of boxes) await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Opret spilkonto" }));
    await waitFor(() => expect(boxes[4]).toHaveFocus());
    await expect(boxes[4]).toHaveAccessibleDescription(/Du skal acceptere vilkårene/);
    await userEvent.click(canvas.getByRole("checkbox", { name: /fyldt 18 år/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Sms" }));
    await userEvent.click(canvas.getByRole("button", { name: "Opret spilkonto" }));
    await waitFor(() => expect(openTarget).toHaveBeenCalledWith("/"));
    await expect(made?.finish).toHaveBeenCalledWith(
      { email: false, sms: true, phone: false, push: false },
      expect.any(AbortSignal),
    );
  },
};

/** The link to the previous step shows the amounts that were typed. */
export const BackToLimits: Story = {
  args: { ...args, calls: calls(AT_PERMISSION) },
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /Grænser/ }));
    await expect(await canvas.findByRole("heading", { name: /højst indbetale/ })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: /På 30 dage/ })).toHaveValue("1.250,50");
    history.back();
    await expect(await canvas.findByRole("heading", { name: /skrive til dig/ })).toHaveFocus();
  },
};

export const RegisterSilent: Story = {
  args: {
    ...args,
    calls: calls(AT_PERMISSION, { finish: () => Promise.reject(refusal(503, "unavailable")) }),
  },
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /fyldt 18 år/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Opret spilkonto" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/ROFUS svarer ikke lige nu/);
    await expect(canvas.getByRole("checkbox", { name: /fyldt 18 år/ })).toBeChecked();
  },
};

export const ExcludedAtTheEnd: Story = {
  args: {
    ...args,
    calls: calls(AT_PERMISSION, { finish: () => Promise.reject(refusal(403, "excluded")) }),
  },
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /fyldt 18 år/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Opret spilkonto" }));
    await expect(await canvas.findByRole("heading", { name: "Du er udelukket fra spil" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: /StopSpillet/ })).toHaveAttribute("href", "tel:70222825");
  },
};

export const Excluded: Story = { args: { ...args, error: "excluded", calls: calls(null) }, beforeEach };
export const UnderAge: Story = { args: { ...args, error: "under_age", calls: calls(null) }, beforeEach };
export const HasAnAccount: Story = {
  args: {
    ...args,
    calls: calls(AT_PERMISSION, { finish: () => Promise.reject(refusal(409, "account-exists")) }),
  },
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /fyldt 18 år/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Opret spilkonto" }));
    await expect(await canvas.findByRole("link", { name: "Log på med MitID" })).toBeVisible();
  },
};

export const RunOut: Story = {
  args: {
    ...args,
    calls: calls(AT_LIMITS, { setLimits: () => Promise.reject(refusal(410, "draft-gone")) }),
  },
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    for (const name of [/På et døgn/, /På 7 dage/, /På 30 dage/]) {
      await userEvent.type(await canvas.findByRole("textbox", { name }), "100");
    }
    await userEvent.click(canvas.getByRole("button", { name: "Fortsæt" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/er udløbet/);
    await expect(canvas.getByRole("link", { name: "Fortsæt med MitID" })).toHaveFocus();
  },
};

export const GivenUp: Story = {
  args: { ...args, calls: calls(AT_LIMITS) },
  beforeEach,
  play: async ({ canvas, userEvent, args: { calls: made } }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Afbryd og slet" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/Din oprettelse er slettet/);
    await expect(made?.giveUp).toHaveBeenCalledTimes(1);
  },
};

/** The button loads the draft again. */
export const ServiceDown: Story = {
  args: {
    ...args,
    calls: calls(null, { draft: () => Promise.reject(new ApiError("network", "…")) }),
  },
  beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/Vi kan ikke hente din oprettelse/);
    await expect(canvas.getByRole("button", { name: "Prøv igen" })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  args: { ...args, calls: calls(AT_LIMITS) },
  globals: { viewport: { value: "phone", isRotated: false } },
  beforeEach,
};
