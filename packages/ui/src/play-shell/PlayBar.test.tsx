import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PlayBar } from "./PlayBar.tsx";
import { PlayMessage } from "./PlayMessage.tsx";

const html = renderToStaticMarkup(
  <PlayBar
    label="Grænser, pause og hjælp"
    title="Tre Kirsebær"
    demoLabel="Demo"
    clock={<time>0:42:10</time>}
    figures={[
      { id: "balance", label: "Saldo", text: "100,00 kr." },
      { id: "net", label: "Resultat", text: undefined },
    ]}
    ways={[{ id: "limits", href: "/graenser", label: "Grænser", icon: "shield" }]}
    close={{ href: "/spil", label: "Luk spillet" }}
  />,
);

describe("the bar of a game in play", () => {
  it("has the clock and every figure, and keeps the place of one that is not known yet", () => {
    expect(html).toContain("0:42:10");
    expect(html).toContain("<dt>Saldo</dt><dd>100,00 kr.</dd>");
    expect(html).toContain("<dt>Resultat</dt><dd>–</dd>");
  });

  it("says all the time that a game is only tried", () => {
    expect(html).toMatch(/<h1>Tre Kirsebær<\/h1><span class="badge"[^>]*>Demo/);
  });

  it("leads out of the game by documents of their own, under another policy", () => {
    expect([...html.matchAll(/<a [^>]*>/g)].every(([link]) => link.includes('data-navigation="hard"'))).toBe(
      true,
    );
  });

  it("has nothing that hides it", () => {
    expect(html).not.toMatch(/<summary|popover|aria-expanded/);
  });
});

it("a message in the place of a game is announced, and leads on", () => {
  const message = renderToStaticMarkup(
    <PlayMessage title="Spillet er lukket" actions={<a href="/">Tilbage</a>} />,
  );
  expect(message).toContain('role="alert"');
  expect(message).toContain('<a href="/">Tilbage</a>');
});
