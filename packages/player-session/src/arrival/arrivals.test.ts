import { describe, expect, it } from "vitest";
import { passArrival, readArrival } from "./arrivals.ts";

function browser(cookie: string) {
  const memory = new Map<string, string>();
  const written: string[] = [];
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  const pass = (path: string) => passArrival(path, { cookie }, storage, (text) => written.push(text));
  return { pass, written };
}

describe("the flags of a login and of a registration", () => {
  it("are read from their cookies (R3.07)", () => {
    expect(readArrival("userJustLoggedIn=1; userJustSignedUp=1")).toEqual({
      justLoggedIn: true,
      justSignedUp: true,
    });
    expect(readArrival("userJustLoggedIn=shown").justLoggedIn).toBe(true);
    expect(readArrival("userJustLoggedIn=0; loggedInBefore=1")).toEqual({
      justLoggedIn: false,
      justSignedUp: false,
    });
  });

  it("stay while the first path is shown, also after a reload (R4.08)", () => {
    const { pass, written } = browser("userJustLoggedIn=1");
    pass("/konto/hjem");
    expect(pass("/konto/hjem")).toMatchObject({ justLoggedIn: true });
    expect(written).toEqual([]);
  });

  it("are cleared when the path changes (R4.08)", () => {
    const { pass, written } = browser("userJustLoggedIn=1; userJustSignedUp=1");
    pass("/");
    pass("/bingo");
    expect(written).toEqual([
      expect.stringMatching(/^userJustLoggedIn=; Max-Age=0; Path=\//),
      expect.stringMatching(/^userJustSignedUp=; Max-Age=0; Path=\//),
    ]);
  });

  it("leave nothing behind for the login after that", () => {
    const { pass, written } = browser("");
    pass("/");
    pass("/bingo");
    expect(written).toEqual([]);
  });
});
