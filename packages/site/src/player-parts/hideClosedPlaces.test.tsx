import { Header, MobileNavigation } from "@spilhus/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { hideClosedPlaces } from "./hideClosedPlaces.ts";
import { restrictionRedirect } from "./restrictionRedirect.ts";

const CLOSED = "lukket for dig lige nu";

/** A page whose menu and text have the addresses, and what it shows of them. */
function menuOf(...addresses: readonly string[]) {
  const places = addresses.map((address) => ({
    style: { display: "" },
    querySelector: () => ({ getAttribute: () => address }),
  }));
  const links = addresses.map((address) => ({
    dataset: {} as Record<string, string>,
    querySelector: () => null,
    getAttribute: () => address,
  }));
  const group = { style: { display: "" }, querySelectorAll: () => places };
  return {
    group,
    page: {
      querySelectorAll: (selector: string) =>
        selector === "footer nav" ? [group] : selector.startsWith("main") ? links : places,
      // The parts of a page that the function uses.
    } as unknown as Document,
    explained: () => addresses.filter((_, index) => links[index]?.dataset["closed"] === CLOSED),
    shown: () => addresses.filter((_, index) => places[index]?.style.display === ""),
  };
}
const isClosedTo = (type: string | null, withinLimits: boolean) => (path: string) =>
  restrictionRedirect({
    path,
    accountStatus: { checkResult: type ? { type } : null, withinLimits },
    now: 0,
  }) !== undefined;

const ALL = [
  "/",
  "/bingo",
  "/spiloversigt",
  "/konto/ret-profil",
  "/kundeservice?emne=konto",
  "https://a.example/",
];

it.each([
  ["nobody's restriction", null, true, ALL],
  ["a suspension", "suspended", true, ["/kundeservice?emne=konto", "https://a.example/"]],
  [
    "reached play limits",
    null,
    false,
    ["/konto/ret-profil", "/kundeservice?emne=konto", "https://a.example/"],
  ],
])("menus and search offer only pages that are open under %s (R4.02)", (_, type, withinLimits, open) => {
  const { page, shown, explained } = menuOf(...ALL);
  hideClosedPlaces(page, isClosedTo(type, withinLimits), CLOSED);
  expect(shown()).toEqual(open);
  expect(explained()).toEqual(ALL.filter((address) => !open.includes(address)));
});

it("places are offered again when the restriction has ended (R4.02)", () => {
  const { page, shown, explained } = menuOf(...ALL);
  hideClosedPlaces(page, isClosedTo("suspended", true), CLOSED);
  hideClosedPlaces(page, isClosedTo(null, true), CLOSED);
  expect(shown()).toEqual(ALL);
  expect(explained()).toEqual([]);
});

it("a group of the footer is hidden with the last of its places, and comes back with the first (R4.02)", () => {
  const { page, group } = menuOf("/", "/bingo");
  hideClosedPlaces(page, isClosedTo("suspended", true), CLOSED);
  expect(group.style.display).toBe("none");
  hideClosedPlaces(page, (path) => path === "/", CLOSED);
  expect(group.style.display).toBe("");
});

it("the places are looked for where header and mobile navigation have them", () => {
  const items = [{ href: "/bingo", label: "Bingo" }];
  const logo = { src: "/logo.svg", width: 1, height: 1, alt: "Fjord" };
  for (const variant of ["slim", "tall"] as const) {
    const header = renderToStaticMarkup(
      <Header
        variant={variant}
        logo={logo}
        homeHref="/"
        navigationLabel="Menu"
        navigation={items}
        search={{ href: "/spiloversigt", label: "Search" }}
        languageSwitch={null}
      />,
    );
    expect(header).toMatch(/<header.*<nav[^>]*><ul><li><a href="\/bingo".*<\/header>$/s);
    expect(header).toMatch(/<header.*<a class="header-search" href="\/spiloversigt".*<\/header>$/s);
  }
  for (const variant of ["tabs", "drawer"] as const) {
    const mobile = renderToStaticMarkup(
      <MobileNavigation variant={variant} label="Menu" items={items} menuLabel="Menu" closeLabel="Close" />,
    );
    expect(mobile).toMatch(/^<div[^>]*data-mobile-navigation=.*<nav[^>]*><ul><li><a [^>]*href="\/bingo"/s);
  }
});
