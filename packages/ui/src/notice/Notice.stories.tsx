import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/Layout.tsx";
import { Notice } from "./Notice.tsx";

const meta = { title: "Feedback/Notice", component: Notice, tags: ["visual"] } satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  args: { children: "" },
  render: () => (
    <Stack>
      <Notice title="Planlagt pause">Onsdag kl. 04–05 er siden lukket.</Notice>
      <Notice tone="success" title="Gemt">
        Din grænse gælder fra nu af.
      </Notice>
      <Notice tone="warning" title="Der er 12 minutter til start">
        Salget lukker ved spillets begyndelse.
      </Notice>
      <Notice tone="danger" title="Betalingen gik ikke igennem">
        Prøv igen, eller <a href="#hjaelp">få hjælp</a>.
      </Notice>
      <Notice tone="calm" title="Tid til en pause">
        Ring til StopSpillet på <a href="tel:+4570222825">70 22 28 25</a>.
      </Notice>
    </Stack>
  ),
};
