import { expect, it } from "vitest";
import { unauthorizedAddress } from "./unauthorizedAddress.ts";

it("leaves for the front page and remembers the way back (R8.01)", () => {
  const address = unauthorizedAddress({ pathname: "/konto/ret-profil", search: "?a=1&b=æ" });
  expect(address).toBe("/?returnUrl=%2Fkonto%2Fret-profil%3Fa%3D1%26b%3D%C3%A6");
  expect(new URL(address, "https://fjord.dk").searchParams.get("returnUrl")).toBe(
    "/konto/ret-profil?a=1&b=æ",
  );
});
