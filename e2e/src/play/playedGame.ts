import { expect, type Locator, type Page } from "@playwright/test";

const EVENTS = ["playgame-start-game", "playgame-connected", "playgame-disconnected"];
const AMOUNT = /([-−]?)([\d.]+),(\d\d)/;

/** Keeps the events of play of every document that the page opens from now on. */
export async function keepPlayEvents(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of names) {
      window.addEventListener(name, (event) => {
        if (event instanceof CustomEvent) heard.push(`${name} ${JSON.stringify(event.detail)}`);
      });
    }
  }, EVENTS);
}

/** The events of play that the document has heard. */
export const playEvents = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>("window.heard ?? []");

/** A figure of the bar, such as `balance`, in øre, as soon as it stands there: before the first round no stake does. */
export async function figure(page: Page, id: "balance" | "stake" | "net"): Promise<number> {
  const shown = page.locator(`[data-figure="${id}"] dd`);
  await expect(shown).toHaveText(AMOUNT);
  const text = await shown.innerText();
  const amount = AMOUNT.exec(text);
  if (!amount) throw new Error(`No amount: ${text}`);
  const [, sign = "", kroner = "", ore = ""] = amount;
  return (sign === "" ? 1 : -1) * (Number(kroner.replaceAll(".", "")) * 100 + Number(ore));
}

/** Keeps every text that a figure of the bar shows from now on: a balance between stake and win stands there for seconds. */
export const keepFigure = (page: Page, id: "balance"): Promise<void> =>
  page.locator(`[data-figure="${id}"]`).evaluate((figure) => {
    const texts: string[] = [];
    Object.assign(window, { figureTexts: texts });
    const keep = () => texts.push(figure.textContent ?? "");
    new MutationObserver(keep).observe(figure, { characterData: true, childList: true, subtree: true });
  });

/** What {@link keepFigure} has kept. */
export const keptFigures = (page: Page): Promise<string> =>
  page.evaluate<string>("window.figureTexts.join()");

/** The button that starts a round. */
export const playButton = (page: Page): Locator => page.getByRole("button", { name: /^Spil/ });

/** Waits until a round can be started. */
export async function ready(page: Page): Promise<void> {
  await expect(playButton(page)).toBeVisible();
  await expect(playButton(page)).not.toHaveAttribute("aria-disabled", "true");
}
