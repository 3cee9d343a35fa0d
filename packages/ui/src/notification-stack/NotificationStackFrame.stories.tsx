import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "../icon/Icon.tsx";
import { NotificationStackFrame } from "./NotificationStackFrame.tsx";

const meta = {
  title: "Feedback/Notifications",
  component: NotificationStackFrame,
  parameters: { layout: "fullscreen" },
  tags: ["visual"],
} satisfies Meta<typeof NotificationStackFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const item = (type: string, text: string) => (
  <li data-type={type} key={text}>
    <p>{text}</p>
    <button type="button" aria-label={`Luk: ${text}`}>
      <Icon name="close" />
    </button>
  </li>
);

export const Two: Story = {
  args: {
    label: "Beskeder",
    children: (
      <ul>
        {item("success", "Din indbetalingsgrænse er gemt.")}
        {item("error", "Vi kunne ikke hente vinderne. Prøv igen om lidt.")}
      </ul>
    ),
  },
};

export const None: Story = { args: { label: "Beskeder" } };
