import { expect, it } from "vitest";
import { keepRenewal } from "./keepRenewal.ts";

const ROOM = "/chat/first_hall-royal";
const at = (path: string) => `https://console.example${path}`;

it.each([
  ["the page that renews itself", at(`${ROOM}?auto=1`), `${ROOM}?auto=1`],
  ["that page with the message of an earlier form", at(`${ROOM}?auto=1&besked=said`), `${ROOM}?auto=1`],
  ["the page without the choice", at(ROOM), ROOM],
  ["another page that renews itself", at("/chat?auto=1"), ROOM],
  ["no page that is known", null, ROOM],
  ["something that is no address", "about", ROOM],
])("a form of %s leads to its result as the page was", (_, referrer, to) => {
  expect(keepRenewal(ROOM, referrer)).toBe(to);
});
