import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { PLAYER } from "../../fixtures/player.ts";
import { OpenPlaces } from "./OpenPlaces.tsx";

const session = vi.hoisted(() => ({ shown: undefined as unknown }));
vi.mock("../session/index.ts", () => ({ useSession: () => session.shown }));
afterEach(() => {
  session.shown = undefined;
});

const place = (href: string) => ({ href, label: href });
const drawn = () =>
  renderToStaticMarkup(
    <OpenPlaces
      label="Min spilkonto"
      groups={[
        { title: "Overblik", items: [place("/konto/hjem"), place("/konto/beskeder")] },
        { title: "Mig", items: [place("/konto/ret-profil"), place("/konto/eid")] },
        { title: "Ansvarligt spil", items: [place("/konto/mentor")] },
      ]}
      back={{ href: "/konto/hjem", label: "Min spilkonto" }}
      isFront={false}
    />,
  );
const places = () => [...drawn().matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
const kept = (type: string) => {
  session.shown = { user: { ...PLAYER, checkResult: { type } } };
};

it("leads everywhere while nothing is known against the player", () => {
  const all = [
    "/konto/hjem",
    "/konto/hjem",
    "/konto/beskeder",
    "/konto/ret-profil",
    "/konto/eid",
    "/konto/mentor",
  ];
  expect(places()).toEqual(all);
  session.shown = { user: { ...PLAYER, checkResult: null } };
  expect(places()).toEqual(all);
});

it("leads a restricted player to no page that sends them back (R6.05)", () => {
  kept("extended-kyc-check-required");
  expect(places()).toEqual(["/konto/beskeder", "/konto/ret-profil", "/konto/eid"]);
  expect(drawn()).not.toContain("Ansvarligt spil");
  kept("oces-login-required");
  expect(places()).toEqual(["/konto/eid"]);
});
