import type { Browser, Page } from "@playwright/test";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { newPlayer } from "../players/newPlayer.ts";
import { openChat } from "./chatPanel.ts";

interface Meeting {
  /** The journey's own page, whose cookies are answered. */
  readonly page: Page;
  readonly browser: Browser;
  readonly brand: string;
  readonly baseURL: string | undefined;
}

/**
 * Two new players with the brand's chat open.
 *
 * @returns the page of the other player, whose browser is closed with `context().close()`
 */
export async function twoInChat({ page, browser, brand, baseURL }: Meeting): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await answerCookies(context, brand);
  const other = await context.newPage();
  for (const one of [page, other]) await newPlayer(one);
  for (const one of [page, other]) await openChat(one);
  return other;
}
