import type { WebSocketRoute } from "@playwright/test";
import { TAKE_COOLING_OFF } from "@spilhus/contracts/player-account";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";
import { openHall } from "../play/scriptedHall.ts";
import { callFrom, newPlayer } from "../players/newPlayer.ts";
import { signIn } from "../players/signIn.ts";
import { message, newText, openChat, say } from "./chatPanel.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("two players talk in a hall, and one who takes a break is out at once (R4.16, R6.06, chat attack 18)", async ({
  page,
  browser,
  brand,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await answerCookies(other, brand);
  const guest = await other.newPage();
  const ended = new Promise<void>((resolve) => {
    guest.on("websocket", (socket) => {
      if (socket.url().endsWith("/chat/socket")) socket.on("close", () => resolve());
    });
  });
  await signIn(page, "spiller");
  await newPlayer(guest);
  await Promise.all([openHall(page), openHall(guest)]);
  await Promise.all([openChat(page), openChat(guest)]);

  const [hello, answer, later] = [newText(), newText(), newText()];
  await say(page, hello);
  await expect(message(guest, hello)).toHaveCount(1);
  await say(guest, answer);
  await expect(message(page, answer)).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  // The clock and the plates stay in sight beside the chat.
  await expect(page.getByRole("timer", { name: "Logget ind i" })).toBeVisible();

  expect(await callFrom(guest, "POST", TAKE_COOLING_OFF.path, { isConfirmed: true })).toBe(200);
  const acknowledgedAt = performance.now();
  await ended;
  // Two seconds, and what a busy machine adds.
  expect(performance.now() - acknowledgedAt).toBeLessThan(5_000);
  await say(page, later);
  await expect(message(guest, later)).toHaveCount(0);
  await other.close();
});

test("a player on a train is told when the connection is gone, and has everything when it is back (R4.16, R9.09)", async ({
  page,
  browser,
  brand,
  baseURL,
}) => {
  test.setTimeout(180_000);
  let isAway = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket("**/chat/socket", (socket) => {
    if (isAway) {
      void socket.close();
      return;
    }
    open.add(socket);
    socket.connectToServer();
  });
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await answerCookies(other, brand);
  const friend = await other.newPage();
  await signIn(page, "spiller");
  await newPlayer(friend);
  for (const one of [page, friend]) {
    await one.goto("/kundeservice");
    await openChat(one);
  }
  isAway = true;
  for (const socket of open) await socket.close();
  await expect(page.getByText(/Ingen forbindelse/)).toBeVisible();
  const missed = newText();
  await say(friend, missed);
  isAway = false;
  await expect(page.getByText(/Ingen forbindelse/)).toHaveCount(0);
  await expect(message(page, missed)).toHaveCount(1);
  const back = newText();
  await say(page, back);
  await expect(message(friend, back)).toHaveCount(1);
  // By keyboard: Escape closes the panel, and the focus is where it was opened.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Åbn chatten" })).toBeFocused();
  await other.close();
});

test("a chat whose code does not come can be closed, tried again and used by keyboard alone (R4.16)", async ({
  page,
}) => {
  await signIn(page, "spiller");
  await started(page);
  const codes = "**/_next/static/chunks/**";
  await page.route(codes, (route) => route.abort());
  const opener = page.getByRole("button", { name: "Åbn chatten" });
  const close = page.getByRole("button", { name: "Luk chatten" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Chatten kunne ikke hentes." })).toBeVisible();
  await expect(close).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  const again = page.getByRole("button", { name: "Prøv igen" });
  await expect(again).toBeVisible();
  await page.unroute(codes);
  await again.press("Enter");
  await expect(page.getByRole("log")).toBeVisible();
  await expect(close).toBeFocused();
});

test("a line that was long on its way does not make the next one come too early (R3.14, R4.16)", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const late = newText();
  await page.routeWebSocket("**/chat/socket", (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      // Less than the pause that the room asks for between two lines.
      if (String(text).includes(late)) setTimeout(() => server.send(text), 3_000);
      else server.send(text);
    });
  });
  // Nobody else writes as this player meanwhile: the room's pause is the player's.
  await newPlayer(page);
  await page.goto("/kundeservice");
  await openChat(page);
  await say(page, late);
  await say(page, newText());
});

test("a guest is offered no chat, and loads none of it (R6.06)", async ({ page }) => {
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await page.goto("/kundeservice");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("button", { name: "Åbn chatten" })).toHaveCount(0);
  expect(sockets.filter((url) => url.endsWith("/chat/socket"))).toEqual([]);
});
