import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { PlayShellFrame } from "../play-shell/PlayShellFrame.tsx";
import { ChatLauncher } from "./ChatLauncher.tsx";
import { ChatPanelFrame } from "./ChatPanelFrame.tsx";

/** Where the chat is on a page; its island draws what is in it. */
const meta = { title: "Chat/Places", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const panel = (
  <div className="chat-sheet">
    <ChatPanelFrame labelledBy="chat-title">
      <header>
        <h2 id="chat-title">Salen</h2>
        <p>ca. 120 spillere</p>
        <button type="button" className="chat-close">
          Luk chatten
        </button>
      </header>
      <div className="chat-messages">
        <div role="log">
          <ol>
            <li data-kind="chat">
              <p>
                <b>Mette L</b> <time dateTime="2026-11-25T19:00:00Z">20:00</time> <span>Held og lykke!</span>
              </p>
            </li>
          </ol>
        </div>
      </div>
    </ChatPanelFrame>
  </div>
);
const hallWith = (chat: ReactNode) => (
  <PlayShellFrame
    bar={<div className="play-bar">Her er uret.</div>}
    aside={
      <ChatLauncher place="hall" isOpen>
        {chat}
      </ChatLauncher>
    }
  >
    <p>Her er pladerne.</p>
  </PlayShellFrame>
);
const hall = hallWith(panel);

/** On a phone a row of its own, below the plates: it covers neither them nor the clock. */
export const InAHallOnAPhone: Story = {
  render: () => <main>{hall}</main>,
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const chat = canvas.getByRole("region", { name: "Salen" }).getBoundingClientRect();
    const stage = canvas.getByText("Her er pladerne.").parentElement?.getBoundingClientRect();
    const bar = canvas.getByText("Her er uret.").getBoundingClientRect();
    await expect(stage?.bottom).toBeLessThanOrEqual(chat.top + 1);
    await expect(bar.bottom).toBeLessThanOrEqual((stage?.top ?? 0) + 1);
  },
};
/** On a wide window a column beside the hall. */
export const InAHall: Story = {
  render: () => <main>{hall}</main>,
  play: async ({ canvas }) => {
    const chat = canvas.getByRole("region", { name: "Salen" }).getBoundingClientRect();
    const stage = canvas.getByText("Her er pladerne.").parentElement?.getBoundingClientRect();
    await expect(stage?.right).toBeLessThanOrEqual(chat.left + 1);
  },
};
export const OnAnotherPage: Story = {
  render: () => (
    <ChatLauncher place="page" isOpen>
      {panel}
    </ChatLauncher>
  ),
};
export const Closed: Story = {
  render: () => (
    <ChatLauncher place="page" isOpen={false}>
      <button type="button" className="chat-open">
        Åbn chatten
      </button>
    </ChatLauncher>
  ),
};

const rules = Array.from(
  { length: 8 },
  (_, place) => `Regel ${place + 1}: Skriv ikke navne, adresser, numre eller koder, heller ikke dine egne.`,
);
/** Rules that are longer than the room for them are scrolled, and the button that accepts them stays in sight. */
export const RulesInAHallOnAPhone: Story = {
  render: () => (
    <main>
      {hallWith(
        <div className="chat-sheet">
          <ChatPanelFrame labelledBy="chat-title">
            <header>
              <h2 id="chat-title">Salen</h2>
            </header>
            <div className="chat-messages">
              <div role="log" />
            </div>
            <div className="chat-rules">
              <h3>Før du skriver</h3>
              <ul>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
              <Button size="small">Det holder jeg mig til</Button>
            </div>
          </ChatPanelFrame>
        </div>,
      )}
    </main>
  ),
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const chat = canvas.getByRole("region", { name: "Salen" }).getBoundingClientRect();
    const button = canvas.getByRole("button", { name: "Det holder jeg mig til" }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(Math.min(chat.bottom, innerHeight));
  },
};
