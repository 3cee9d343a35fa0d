import type { Meta, StoryObj } from "@storybook/react-vite";
import type { SupportConversation, SupportDesk, SupportMessage } from "@spilhus/contracts/support";
import { createTranslator } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { useEffect, useState, type ReactNode } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { DeskTalk, type DeskCalls } from "../desk/deskTalk.ts";
import { ConsentNotice } from "./ConsentNotice.tsx";
import { DeskView } from "./DeskView.tsx";
import { FailedView } from "./FailedView.tsx";
import { PanelFrame } from "./PanelFrame.tsx";

const translator = createTranslator("da");
const t = islandTranslator(translator.messagesOf("support"));
const DESK: SupportDesk = {
  ...{ serverTime: "2026-11-25T12:00:00Z", isOpen: true, opensAt: null, answerMinutes: 5 },
  ...{ phone: "00 30 40 50", email: "kundeservice@fjord.example" },
  topics: [
    {
      topic: "money",
      label: "Penge ind og ud",
      answers: [
        {
          slug: "a",
          question: "Hvor lang tid tager en udbetaling?",
          answer: "Højst to bankdage.\nOftest samme dag.",
        },
        { slug: "b", question: "Kan jeg betale med en andens kort?", answer: "Nej, kun med dit eget." },
      ],
    },
    { topic: "limits", label: "Grænser og pauser", answers: [] },
    { topic: "other", label: "Noget andet", answers: [] },
  ],
};
const CONVERSATION: SupportConversation = {
  ...{ id: "00000000-0000-4000-8000-000000000001", topic: "money", channel: "chat", state: "answered" },
  ...{ agent: "Maja", readByStaff: 2, readByVisitor: 0, lastSeq: 3, rating: null, version: 3 },
};
const message = (seq: number, fields: Partial<SupportMessage>): SupportMessage => ({
  ...{ seq, author: "visitor", name: null, text: "", link: null, masked: [], sentAt: "2026-11-25T12:04:00Z" },
  ...fields,
});
const MESSAGES = [
  message(1, {
    text: "Jeg har ventet på en udbetaling siden i mandags. Mit kort er •••• 0001.",
    masked: ["card"],
  }),
  message(2, { text: "Kan I se den?" }),
  message(3, {
    ...{ author: "agent", name: "Maja", link: "withdrawal" },
    text: "Hej. Ja, den blev sendt i formiddags.\n\nDen er på din konto senest i morgen.",
  }),
];

interface StageProps {
  readonly calls?: Partial<DeskCalls>;
  readonly talk?: readonly SupportMessage[];
  readonly conversation?: SupportConversation | null;
  readonly desk?: SupportDesk;
  readonly draw: (talk: DeskTalk) => ReactNode;
}

/** A panel with a desk that answers at once. */
function Stage({ calls = {}, talk: messages = [], conversation = null, desk = DESK, draw }: StageProps) {
  const [talk] = useState(() => {
    const found = { conversation, messages: [...messages] };
    const changed = (change: Partial<SupportConversation>) =>
      Promise.resolve({ ...(conversation ?? CONVERSATION), version: 9, ...change });
    return new DeskTalk({
      page: document,
      newKey: () => crypto.randomUUID(),
      calls: {
        desk: () => Promise.resolve(desk),
        find: () => Promise.resolve(found),
        begin: () => Promise.resolve({ conversation: CONVERSATION, messages: MESSAGES.slice(0, 1) }),
        list: () => Promise.resolve({ conversation: null, messages: [] }),
        send: () => Promise.reject(new TypeError("offline")),
        read: () => Promise.resolve(),
        end: () => changed({ state: "closed" }),
        rate: (_, rating) => changed({ state: "closed", rating }),
        mail: () => Promise.resolve(),
        ...calls,
      },
    });
  });
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void talk.load().finally(() => setLoaded(true));
    return () => talk.stop();
  }, [talk]);
  return (
    <PanelFrame
      title={t("support.title")}
      closeLabel={t("support.close")}
      isShown
      focusKey="open"
      onClose={fn()}
    >
      {isLoaded && draw(talk)}
    </PanelFrame>
  );
}
const desk = (talk: DeskTalk) => <DeskView t={t} talk={talk} zone="Europe/Copenhagen" locale="da" />;

/** Customer service's panel in each of its states. */
const meta = {
  title: "Support/Panel",
  component: Stage,
  args: { draw: desk },
  tags: ["every-brand"],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;
const PHONE = { globals: { viewport: { value: "phone", isRotated: false } } };

export const TopicFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/svar inden for 5 minutter/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Penge ind og ud" }));
    await expect(canvas.getByRole("heading", { level: 3, name: "Penge ind og ud" })).toHaveFocus();
    await userEvent.click(canvas.getByText("Hvor lang tid tager en udbetaling?"));
    await expect(canvas.getByText(/Højst to bankdage/)).toBeVisible();
  },
};
export const TopicFirstOnAPhone: Story = { ...TopicFirst, ...PHONE };

export const Closed: Story = {
  args: { desk: { ...DESK, isOpen: false, opensAt: "2026-11-26T09:00:00Z" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vi åbner torsdag.*10[.:]00/)).toBeVisible();
  },
};
/** Whoever has written outside of the hours reads on when to expect an answer, and where. */
export const WaitingWhileClosed: Story = {
  args: {
    desk: { ...DESK, isOpen: false, opensAt: "2026-11-26T09:00:00Z" },
    conversation: { ...CONVERSATION, state: "waiting", agent: null },
    talk: MESSAGES.slice(0, 2),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/står i køen.*Vi åbner torsdag.*10[.:]00.*på mail/)).toBeVisible();
  },
};

export const FirstMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Noget andet" }));
    await userEvent.click(canvas.getByRole("button", { name: "Tilbage" }));
    await expect(canvas.getByRole("heading", { level: 3, name: "Hvad handler det om?" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Noget andet" }));
    await userEvent.click(canvas.getByRole("button", { name: "Skriv til os" }));
    await expect(await canvas.findByRole("textbox", { name: "Din besked" })).toHaveFocus();
    await expect(canvas.getByText(/Du kan ikke sende filer her/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByText("Skriv, hvad vi kan hjælpe med.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Din besked" })).toHaveFocus();
    await userEvent.type(canvas.getByRole("textbox", { name: "Din besked" }), "Kort 4571000000000001");
    await expect(canvas.getByText(/Det ligner et kortnummer/)).toBeVisible();
    await userEvent.clear(canvas.getByRole("textbox", { name: "Din besked" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Din besked" }), "Er I der?");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await canvas.findByText("Maja hjælper dig.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Din besked" })).toHaveFocus();
  },
};

export const Conversation: Story = {
  args: { conversation: CONVERSATION, talk: MESSAGES },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Maja hjælper dig.")).toBeVisible();
    await expect(canvas.getByText("Læst")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Udbetaling" })).toHaveAttribute(
      "href",
      "/konto/udbetaling",
    );
  },
};
export const ConversationOnAPhone: Story = { ...Conversation, ...PHONE };

export const NotSent: Story = {
  args: { conversation: CONVERSATION, talk: MESSAGES },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole("textbox", { name: "Din besked" });
    await userEvent.type(field, " Mit kort er 4571000000000001 ");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await canvas.findByText("Ikke sendt.")).toBeVisible();
    // What the call would have carried.
    await expect(canvas.getByText("Mit kort er •••• 0001")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Prøv igen" })).toBeVisible();
  },
};

export const Ended: Story = {
  args: { conversation: { ...CONVERSATION, state: "closed" }, talk: MESSAGES },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "4" }));
    await expect(await canvas.findByText("Tak for din vurdering.")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
    // There is nothing left to end.
    await expect(canvas.getByText("Gem samtalen")).toBeVisible();
  },
};

/** Whoever ends it by a button that is gone then is still in the panel. */
export const Ending: Story = {
  args: { conversation: CONVERSATION, talk: MESSAGES },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Gem eller afslut"));
    await userEvent.click(canvas.getByRole("button", { name: "Afslut samtalen" }));
    const ended = await canvas.findByText("Samtalen er slut.");
    await waitFor(() => expect(ended).toHaveFocus());
    await expect(canvas.queryByText("Maja hjælper dig.")).toBeNull();
  },
};

export const WithoutConsent: Story = {
  args: {
    draw: (talk) => <ConsentNotice t={t} talk={talk} onAllow={() => Promise.reject(new Error("503"))} />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: "Ring 00 30 40 50" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Tillad præferencer" }));
    await expect(await canvas.findByText("Vi kunne ikke gemme dit valg. Prøv igen.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send en besked" }));
    await expect(await canvas.findByRole("textbox", { name: "Din e-mail" })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { draw: (talk) => <FailedView t={t} talk={talk} onRetry={fn()} /> },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "Skriv til kundeservice@fjord.example" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Prøv igen" })).toBeVisible();
  },
};
