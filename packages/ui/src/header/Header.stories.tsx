import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoShell } from "../../fixtures/demoShell.tsx";
import { MobileNavigation } from "../mobile-navigation/MobileNavigation.tsx";
import { TimesStrip } from "../times-strip/TimesStrip.tsx";
import { Header } from "./Header.tsx";

/** The header of every page, slim or tall, and a simple one for pages without distractions. */
const meta = { title: "Shell/Header", parameters: { layout: "fullscreen" }, tags: ["visual"] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const parts = (globals: Record<string, unknown>) =>
  demoShell(String(globals["locale"]), {
    src: `/brands/${String(globals["brand"])}/logo.svg`,
    width: 228,
    height: 48,
    alt: String(globals["brand"]),
  });

export const Slim: Story = {
  render: (_, { globals }) => <Header variant="slim" {...parts(globals).header} />,
};

export const SlimWithDrawer: Story = {
  render: (_, { globals }) => {
    const { header, mobileNavigation } = parts(globals);
    return (
      <Header
        variant="slim"
        {...header}
        drawer={<MobileNavigation variant="drawer" {...mobileNavigation} />}
      />
    );
  },
};

export const Tall: Story = {
  render: (_, { globals }) => {
    const { header, strip, mobileNavigation } = parts(globals);
    return (
      <Header
        variant="tall"
        {...header}
        strip={<TimesStrip {...strip} />}
        drawer={<MobileNavigation variant="drawer" {...mobileNavigation} />}
      />
    );
  },
};

export const SimpleLayout: Story = {
  render: (_, { globals }) => {
    const { logo, homeHref, navigationLabel } = parts(globals).header;
    return (
      <Header
        variant="slim"
        logo={logo}
        homeHref={homeHref}
        navigationLabel={navigationLabel}
        navigation={[]}
      />
    );
  },
};
