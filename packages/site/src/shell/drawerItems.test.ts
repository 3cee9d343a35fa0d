import { describe, expect, it } from "vitest";
import { drawerItems } from "./drawerItems.ts";

const place = (route: "bingo" | "faq" | "signup" | "tv") => ({ route, label: { da: route, en: route } });

describe("drawerItems", () => {
  it("names each place once, and none that stands among the main ones or is for guests", () => {
    const shown = drawerItems({
      primary: [place("bingo")],
      action: place("signup"),
      footer: [
        { heading: { da: "Hjælp", en: "Help" }, items: [place("faq"), place("signup")] },
        { heading: { da: "Spil", en: "Games" }, items: [place("bingo"), place("tv"), place("faq")] },
      ],
    });
    expect(shown.map(({ route }) => route)).toEqual(["faq", "tv"]);
  });
});
