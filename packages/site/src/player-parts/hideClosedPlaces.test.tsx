import { Header, MobileNavigation } from "@spilhus/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { hideClosedPlaces } from "./hideClosedPlaces.ts";
import { restrictionRedirect } from "./restrictionRedirect.ts";

/** A page whose menu has the addresses, and what it shows of them. */
function menuOf(...addresses: readonly string[]) {
  const places = addresses.map((address) => ({
    style: { display: "" },
    querySelector: () => ({ getAttribute: () => address }),
  }));
  return {
    // The parts of a page that the function uses.
    page: { querySelectorAll: () => places } as unknown as Document,
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
  const { page, shown } = menuOf(...ALL);
  hideClosedPlaces(page, isClosedTo(type, withinLimits));
  expect(shown()).toEqual(open);
});

it("places are offered again when the restriction has ended (R4.02)", () => {
  const { page, shown } = menuOf(...ALL);
  hideClosedPlaces(page, isClosedTo("suspended", true));
  hideClosedPlaces(page, isClosedTo(null, true));
  expect(shown()).toEqual(ALL);
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
