import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  BLOCK_ACCOUNT,
  DELETE_ACCOUNT,
  GET_USER_INFO,
  SELF_EXCLUDE,
  TAKE_COOLING_OFF,
} from "@spilhus/contracts/player-account";
import { createTranslator } from "@spilhus/i18n";
import { AccountNavigation } from "@spilhus/ui";
import { expect, waitFor } from "storybook/test";
import { asPlayer, refused, STORY_NOW } from "../../testing/accountStory.ts";
import { ExclusionIsland } from "./ExclusionIsland.tsx";
import { EXCLUSION_MESSAGES } from "./exclusionMessages.ts";

const { t, messagesOf } = createTranslator("da");

/** The pages of self-exclusion, blocks, cooling-off periods and deletion. */
const meta = { title: "Account/Self-service", component: ExclusionIsland } satisfies Meta<
  typeof ExclusionIsland
>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = {
  route: "cooling-off",
  title: t("selfService.pauseTitle"),
  navigation: (
    <AccountNavigation
      label="Min spilkonto"
      groups={[
        { title: "Ansvarligt spil", items: [{ href: "#spilpause", label: "Spilpause", icon: "pause" }] },
      ]}
      back={{ href: "#hjem", label: "Min spilkonto" }}
      isFront={false}
    />
  ),
  messages: messagesOf(...EXCLUSION_MESSAGES),
  help: [
    { href: "tel:00304050", label: "Ring til kundeservice", text: "00 30 40 50" },
    { href: "#stopspillet", label: "StopSpillet", text: "70 22 28 25" },
    { href: "#rofus", label: "ROFUS" },
    { href: "#selvtest", label: "Test dine spilvaner" },
  ],
  duties: { limitWaitHours: 24, coolingOffHours: 24, blockLeastDays: 30 },
} as const;
const placed = (kind: string, until: string | null) => () => Response.json({ kind, from: STORY_NOW, until });

/** Shows when the period ends, starts it after confirmation, and then shows its status (R2.43). */
export const CoolingOff: Story = {
  args,
  beforeEach: asPlayer({
    answers: { [`POST ${TAKE_COOLING_OFF.path}`]: placed("cooling-off", "2026-11-23T12:00:07Z") },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("23/11/2026 13:00:00")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Start spilpausen" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Pausen varer til 23/11/2026 13:00:07.");
    await expect(canvas.getByText("Du er logget ud på alle dine enheder.")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Spilpause" })).toBeNull();
  },
};

/** Each choice shows when the block ends, also in summer time (R2.44). */
export const Block: Story = {
  args: { ...args, route: "temporary-block", title: t("selfService.blockTitle") },
  beforeEach: asPlayer({
    answers: { [`POST ${BLOCK_ACCOUNT.path}`]: placed("block", "2027-05-21T12:00:00Z") },
  }),
  play: async ({ canvas, userEvent }) => {
    const long = await canvas.findByRole("radio", { name: "180 dage" });
    await expect(long).toHaveAccessibleDescription("Til 21/05/2027 14:00:00");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Bloker min spilkonto" }));
    await expect(await canvas.findByText("Vælg, hvor længe det skal gælde.")).toBeVisible();
    await userEvent.click(long);
    await userEvent.click(canvas.getByRole("button", { name: "Bloker min spilkonto" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Blokeringen varer til 21/05/2027 14:00:00",
    );
  },
};

/** The player must type a word to confirm (R2.42). */
export const SelfExclusion: Story = {
  args: { ...args, route: "self-exclusion", title: t("selfService.exclusionTitle") },
  beforeEach: asPlayer({ answers: { [`POST ${SELF_EXCLUDE.path}`]: placed("self-exclusion", null) } }),
  play: async ({ canvas, userEvent }) => {
    const word = await canvas.findByRole("textbox", { name: /Skriv UDELUK/ });
    await expect(canvas.getByRole("link", { name: "StopSpillet: 70 22 28 25" })).toBeVisible();
    await userEvent.type(word, "nej{Enter}");
    await waitFor(() => expect(word).toBeInvalid());
    await userEvent.clear(word);
    await userEvent.type(word, "udeluk{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Du kan ikke længere bruge din spilkonto.",
    );
  },
};

/** Requires MitID without a recent confirmation of identity, and saves the draft (R2.41). */
export const DeletionAsksForMitId: Story = {
  args: { ...args, route: "account-deletion", title: t("selfService.deletionTitle") },
  beforeEach: asPlayer({
    answers: { [`POST ${DELETE_ACCOUNT.path}`]: () => refused(403, "confirmation-needed") },
  }),
  play: async ({ canvas, userEvent }) => {
    const word = await canvas.findByRole("textbox", { name: /Skriv SLET/ });
    await userEvent.type(word, "SLET{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vis først, at det er dig.");
    const link = canvas.getByRole("link", { name: "Bekræft med MitID" });
    await expect(link.getAttribute("href")).toContain("purpose=confirm&returnUrl=%2Fkonto%2Fsletning");
    await expect(word).toHaveValue("SLET");
    await expect(canvas.getByRole("region", { name: "Bekræft, at det er dig" })).toHaveFocus();
  },
};

/** After MitID the draft is restored (R2.41). */
export const DeletionBackFromMitId: Story = {
  args: { ...args, route: "account-deletion", title: t("selfService.deletionTitle") },
  beforeEach: () => {
    const after = asPlayer({
      answers: { [`POST ${DELETE_ACCOUNT.path}`]: placed("deletion", null) },
    })();
    sessionStorage.setItem("typed-deletion", JSON.stringify({ confirmation: "SLET" }));
    return after;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("textbox", { name: /Skriv SLET/ })).toHaveValue("SLET");
    await expect(sessionStorage.getItem("typed-deletion")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Slet min spilkonto" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Du kan ikke længere bruge din spilkonto.",
    );
  },
};

/** During a cooling-off period: its end, no account menu, and forms for a longer exclusion (R2.43, R6.05). */
export const DuringCoolingOff: Story = {
  args,
  beforeEach: asPlayer({
    user: { checkResult: { type: "cooldown", context: { until: "2026-11-22T22:30:00Z" } } },
    answers: { [`POST ${SELF_EXCLUDE.path}`]: placed("self-exclusion", null) },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("til 22/11/2026 23:30:00");
    await expect(canvas.queryByRole("navigation", { name: "Min spilkonto" })).toBeNull();
    await userEvent.click(canvas.getByText("Udeluk dig for altid"));
    await userEvent.type(canvas.getByRole("textbox", { name: /Skriv UDELUK/ }), "UDELUK{Enter}");
    await expect(await canvas.findByText(/^Du kan ikke længere bruge din spilkonto\. /)).toBeVisible();
  },
};

/** A block can only be extended; shorter choices are not offered (R2.44, R4.01). */
export const Blocked: Story = {
  args: { ...args, route: "temporary-block", title: t("selfService.blockTitle") },
  beforeEach: asPlayer({
    user: { checkResult: { type: "block", context: { until: "2027-01-10T12:00:00Z" } } },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("til 10/01/2027 13:00:00");
    await userEvent.click(canvas.getByText("Bloker spilkontoen i længere tid"));
    await expect(canvas.queryByRole("radio", { name: "30 dage" })).toBeNull();
    await expect(canvas.getByRole("radio", { name: "60 dage" })).toBeVisible();
  },
};

/** The connection fails while sending: the form stays filled in and can be sent again. */
export const NetworkLost: Story = {
  args,
  beforeEach: asPlayer({
    answers: { [`POST ${TAKE_COOLING_OFF.path}`]: () => Promise.reject(new TypeError("offline")) },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Start spilpausen" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vi fik ikke forbindelse.");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};

/** The account menu is hidden until the player is known. */
export const Loading: Story = {
  args,
  beforeEach: asPlayer({ answers: { [`GET ${GET_USER_INFO.path}`]: () => new Promise(() => {}) } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Spilpause" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Min spilkonto" })).toBeNull();
  },
};
