import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/Button.tsx";
import { ErrorView } from "./ErrorView.tsx";

const meta = {
  title: "Feedback/Error page",
  component: ErrorView,
  parameters: { layout: "fullscreen" },
  tags: ["visual"],
} satisfies Meta<typeof ErrorView>;
export default meta;

type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <ButtonLink href="#">Til forsiden</ButtonLink>
    <ButtonLink href="#kundeservice" kind="secondary">
      Kundeservice
    </ButtonLink>
  </>
);

export const NotFound: Story = {
  args: {
    status: 404,
    title: "Siden findes ikke",
    text: "Måske er den flyttet, eller adressen er skrevet forkert.",
    actions,
  },
};
export const ServerError: Story = {
  args: { status: 500, title: "Noget gik galt hos os", text: "Vi er på sagen. Prøv igen om lidt.", actions },
};
