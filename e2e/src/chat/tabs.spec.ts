import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { message, newText, openChat, say } from "./chatPanel.ts";
import { twoInChat } from "./twoInChat.ts";

test.use({ actionTimeout: 20_000 });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("two tabs share one connection, a tab that comes back from the history has what it missed, and script in a line is text (chat attack 25, chat attack 24, chat attack 27)", async ({
  page,
  context,
  browser,
  brand,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const sockets: string[] = [];
  const tab = await context.newPage();
  for (const one of [page, tab]) {
    one.on("websocket", (socket) => {
      if (socket.url().endsWith("/chat/socket")) sockets.push(socket.url());
    });
  }
  const friend = await twoInChat({ page, browser, brand, baseURL });
  await tab.goto("/kundeservice");
  // Each tab greets a new player once.
  await tab
    .getByRole("dialog", { name: /^Velkommen, / })
    .getByRole("button", { name: "Luk" })
    .click();
  await openChat(tab);
  const shared = newText();
  await say(tab, shared);
  for (const one of [page, friend]) await expect(message(one, shared)).toHaveCount(1);
  expect(sockets).toHaveLength(1);

  // Text that would be script if it were ever put into a page as HTML: it would stop the dialog that Playwright waits for.
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const script = `</script><img src=x onerror=alert(1)> ${newText()}`;
  await say(friend, script);
  for (const one of [page, tab]) await expect(message(one, script)).toHaveCount(1);
  await expect(page.getByRole("log").locator("img, script, a")).toHaveCount(0);
  expect(dialogs).toEqual([]);

  // The page that has the connection is left, and the other takes over; what is said meanwhile is there on the return.
  await page.goto("/robots.txt");
  const missed = newText();
  await say(friend, missed);
  await expect(message(tab, missed)).toHaveCount(1);
  await page.goBack();
  // A browser that keeps the page shows its chat as it was, another one begins anew.
  const log = page.getByRole("log");
  await expect(log.or(page.getByRole("button", { name: "Åbn chatten" }))).toBeVisible();
  if (!(await log.isVisible())) await openChat(page);
  await expect(message(page, missed)).toHaveCount(1);
  for (const one of [shared, script]) await expect(message(page, one)).toHaveCount(1);
  expect(sockets).toHaveLength(2);
  await friend.context().close();
});
