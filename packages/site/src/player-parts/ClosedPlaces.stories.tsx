import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AccountStatus } from "@spilhus/restrictions";
import { Breadcrumbs, Header } from "@spilhus/ui";
import { useEffect } from "react";
import { expect, waitFor } from "storybook/test";
import { hideClosedPlaces } from "./hideClosedPlaces.ts";
import { restrictionRedirect } from "./restrictionRedirect.ts";

interface PageProps {
  readonly accountStatus: AccountStatus;
}

/** A page whose HTML is the same for every visitor, as a player with this status sees it. */
function ClosedPlaces({ accountStatus, brand }: PageProps & { readonly brand: string }) {
  useEffect(() => {
    const isClosed = (path: string) => restrictionRedirect({ path, accountStatus, now: 0 }) !== undefined;
    hideClosedPlaces(document, isClosed, "lukket for dig lige nu");
  }, [accountStatus]);
  return (
    <>
      <Header
        variant="slim"
        logo={{ src: `/brands/${brand}/logo.svg`, width: 228, height: 48, alt: brand }}
        homeHref="/"
        navigationLabel="Hovedmenu"
        navigation={[
          { href: "/bingo", label: "Bingo", icon: "bingo" },
          { href: "/vindere", label: "Vindere", icon: "trophy" },
          { href: "/kundeservice", label: "Kundeservice", icon: "chat" },
        ]}
        search={{ href: "/spiloversigt", label: "Søg efter spil" }}
        languageSwitch={null}
      />
      <main>
        <Breadcrumbs label="Sti" trail={[{ href: "/", label: "Forside" }]} current="Kundeservice" />
        <h1>Kundeservice</h1>
        <p>
          Læs om <a href="/bingo">bingo</a> eller <a href="/kundeservice">skriv til os</a>.
        </p>
      </main>
    </>
  );
}

/** The menus of a restricted player offer no page that would only lead back (R4.02). */
const meta = {
  title: "Shell/Closed places",
  parameters: { layout: "fullscreen" },
  render: ({ accountStatus }, { globals }) => (
    <ClosedPlaces accountStatus={accountStatus} brand={String(globals["brand"])} />
  ),
} satisfies Meta<PageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A suspended player keeps the way to customer service; a link within a text stays, and says that it is closed. */
export const Suspended: Story = {
  args: { accountStatus: { checkResult: { type: "suspended" }, withinLimits: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Vindere" })).toBeNull());
    await expect(canvas.queryByRole("link", { name: "Bingo" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Søg efter spil" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Forside" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Kundeservice" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "bingo" })).toHaveAttribute(
      "data-closed",
      "lukket for dig lige nu",
    );
    await expect(canvas.getByRole("link", { name: "skriv til os" })).not.toHaveAttribute("data-closed");
  },
};

/** Nothing is hidden from a player without a restriction. */
export const Unrestricted: Story = {
  args: { accountStatus: { checkResult: null, withinLimits: true } },
  play: async ({ canvas }) => {
    for (const name of ["Bingo", "Vindere", "Kundeservice", "Søg efter spil", "Forside"]) {
      await expect(canvas.getByRole("link", { name })).toBeVisible();
    }
    await expect(canvas.getByRole("link", { name: "bingo" })).not.toHaveAttribute("data-closed");
  },
};
