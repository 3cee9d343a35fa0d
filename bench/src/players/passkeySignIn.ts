import type { Browser, Page } from "playwright";
import { median } from "../lighthouse/median.ts";
import type { Figure } from "../report/section.ts";
import { signInAtMitId } from "../browser/signInAtMitId.ts";
import { answeredContext } from "./answeredContext.ts";

const PAGE = "/faq";
const TIMES = 30;
const TARGET_MS = 150;
/** The seeded player who has no passkey yet and has not said no. */
const PLAYER = "passkey";

/** A virtual authenticator that verifies at once after a click, but not in the browser's autofill. */
async function plugInAuthenticator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Milliseconds until the signed-in header is there. */
async function untilSignedIn(page: Page, act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  await page.getByRole("timer").waitFor();
  return performance.now() - started;
}

async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Din spilkonto/ }).click();
  await page.getByRole("button", { name: "Log ud" }).click();
  await page.getByRole("timer").waitFor({ state: "detached" });
}

/** From the click on the passkey to the signed-in header, compared with a hard load of the same page when signed in. */
export async function passkeySignIn(browser: Browser, origin: string): Promise<Figure> {
  const context = await answeredContext(browser, origin);
  try {
    const page = await context.newPage();
    await plugInAuthenticator(page);
    await signInAtMitId(context, origin, PLAYER);
    await page.goto(origin + PAGE);
    await page.getByRole("dialog").getByRole("button", { name: "Opret adgangsnøgle" }).click();
    await page.getByRole("dialog", { name: "Din adgangsnøgle er klar" }).waitFor();
    const own: number[] = [];
    const floor: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      floor.push(await untilSignedIn(page, () => page.reload({ waitUntil: "commit" })));
      await leave(page);
      await page.goto(`${origin}${PAGE}?auth=login`);
      const button = page.getByRole("button", { name: "Log ind med adgangsnøgle" });
      // The pointer is on the button before the click, so that Playwright's search for it is not measured.
      await button.hover();
      own.push(await untilSignedIn(page, () => press(page)));
    }
    const above = median(own) - median(floor);
    return {
      what: `sign-in by passkey, click to signed-in header, median of ${TIMES}`,
      measured: `${median(own).toFixed(0)} ms`,
      calibration: `signed-in hard load ${median(floor).toFixed(0)} ms`,
      result: `${above < 0 ? "−" : "+"} ${Math.abs(above).toFixed(0)} ms`,
      target: `≤ + ${TARGET_MS} ms`,
      isMet: above <= TARGET_MS,
    };
  } finally {
    await context.close();
  }
}
