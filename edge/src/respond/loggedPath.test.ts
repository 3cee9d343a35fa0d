import { expect, it } from "vitest";
import { loggedPath } from "./loggedPath.ts";

it.each([
  ["/faq?q=1", "/faq"],
  ["/spilside/fjord-7", "/spilside/fjord-7"],
  ["/skift-adgangskode/abc_-123?a=1", "/skift-adgangskode/{token}"],
  ["/konto/brugerrapport/7f3a-21", "/konto/brugerrapport/{reportId}"],
  [undefined, "/"],
])("of %s a log has %s (asvs:14.2.4, asvs:16.2.5)", (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
