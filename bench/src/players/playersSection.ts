import { join } from "node:path";
import { buildBareApp } from "../bare-next/bareApp.ts";
import { serveBareApp } from "../bare-next/bareServer.ts";
import { launchBrowser } from "../browser/launchBrowser.ts";
import type { Section } from "../report/section.ts";
import type { Bench } from "../stack/bench.ts";
import { accountPaint } from "./accountPaint.ts";
import { gatewayReads } from "./gatewayReads.ts";
import { passkeySignIn } from "./passkeySignIn.ts";
import { signInAtMitId } from "../browser/signInAtMitId.ts";
import { answeredContext } from "./answeredContext.ts";

const PORTS = { front: 15_266, app: 15_267 } as const;
const PLAYER = "spiller";

/** What a player waits for on the first brand: the gateway's reads, the sign-in, the account's front page. */
export async function playersSection(bench: Bench): Promise<Section> {
  const [site] = bench.brands;
  if (!site) throw new Error("There is no brand to measure.");
  const { origin } = site;
  const bare = await serveBareApp(await buildBareApp(bench.root, join(bench.scratch, "bare-next")), PORTS);
  const browser = await launchBrowser();
  try {
    const context = await answeredContext(browser, origin);
    await signInAtMitId(context, origin, PLAYER);
    const page = await context.newPage();
    const url = `${origin}/konto/hjem`;
    await page.goto(url);
    const number = await page.waitForFunction(
      () => /\d{8}/.exec(document.querySelector("main")?.textContent ?? "")?.[0],
    );
    const account = { context, url, words: (await number.jsonValue()) ?? "" };
    await page.close();
    const figures = [
      ...(await accountPaint(browser, account, bare.origin, bench.runs)),
      await passkeySignIn(browser, origin),
      ...(await gatewayReads(bench, site, context)),
    ];
    const notes = [
      "The limits of the gateway are on and count every call, but are raised (`RATE_LIMITS`): else a load would measure refusals.",
    ];
    return { id: "players", title: "Players", figures, notes };
  } finally {
    await browser.close();
    await bare.close();
  }
}
