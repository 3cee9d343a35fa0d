import { describe, expect, it } from "vitest";
import type { Circumstances } from "../machine/supportMachine.ts";
import { driveSupport } from "./driveSupport.ts";
import { listeners } from "./listeners.ts";
import type { SupportAdapter, SupportUser } from "./supportAdapter.ts";

const OPEN: Circumstances = { isEnabled: true, isAllowed: true, hasConsent: true, userId: null };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** An adapter that writes down what it is asked, and boots when the test says so. */
function scripted() {
  const done: string[] = [];
  const open = listeners<boolean>();
  const failure = listeners<void>();
  const boots: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  const adapter: SupportAdapter = {
    boot(user: SupportUser | null) {
      done.push(`boot ${user?.customerNumber ?? "guest"}`);
      return new Promise<void>((resolve, reject) => boots.push({ resolve, reject }));
    },
    shutdown: () => void done.push("shutdown"),
    open: () => void done.push("open"),
    close: () => void done.push("close"),
    onUnread: () => () => undefined,
    onOpenChange: open.add,
    onFailure: failure.add,
  };
  return { adapter, done, boots, open, failure };
}
const MADE = { user: () => Promise.resolve(null) };

describe("a driven chat", () => {
  it("boots for whoever is there, and opens", async () => {
    const chat = scripted();
    const user = { fullName: "M M", firstName: "M", lastName: "M", email: null, customerNumber: "100" };
    const driver = driveSupport({ adapter: chat.adapter, user: () => Promise.resolve(user) });
    driver.meet({ ...OPEN, userId: "100" });
    driver.send({ type: "pressed" });
    await settled();
    chat.boots[0]?.resolve();
    await settled();
    expect(chat.done).toEqual(["boot 100", "open"]);
    expect(driver.state().kind).toBe("open");
  });

  it("drops the answer of a boot that was given up by a withdrawal (R4.18)", async () => {
    const chat = scripted();
    const driver = driveSupport({ ...MADE, adapter: chat.adapter });
    driver.meet(OPEN);
    driver.send({ type: "pressed" });
    await settled();
    driver.meet({ ...OPEN, hasConsent: false });
    expect(chat.done).toEqual(["boot guest", "shutdown"]);
    chat.boots[0]?.resolve();
    await settled();
    expect(driver.state().kind).toBe("blocked");
    expect(chat.done).toEqual(["boot guest", "shutdown"]);
  });

  it("drops the failure of an earlier boot while a later one runs", async () => {
    const chat = scripted();
    const driver = driveSupport({ ...MADE, adapter: chat.adapter });
    driver.meet(OPEN);
    driver.send({ type: "pressed" });
    await settled();
    driver.meet({ ...OPEN, hasConsent: false });
    driver.meet(OPEN);
    driver.send({ type: "pressed" });
    await settled();
    chat.boots[0]?.reject(new Error("late"));
    await settled();
    expect(driver.state().kind).toBe("booting");
    chat.boots[1]?.resolve();
    await settled();
    expect(driver.state().kind).toBe("open");
  });

  it("fails when it cannot be reached, or later cannot go on, and tells whoever listens", async () => {
    const chat = scripted();
    const driver = driveSupport({ ...MADE, adapter: chat.adapter });
    const seen: string[] = [];
    driver.subscribe(() => seen.push(driver.state().kind));
    driver.meet(OPEN);
    driver.send({ type: "pressed" });
    await settled();
    chat.boots[0]?.reject(new Error("down"));
    await settled();
    driver.send({ type: "pressed" });
    await settled();
    chat.boots[1]?.resolve();
    await settled();
    chat.failure.tell();
    expect(seen).toEqual(["ready", "booting", "failed", "booting", "open", "failed"]);
    expect(chat.done.at(-1)).toBe("shutdown");
  });

  it("follows a chat that closes by itself", async () => {
    const chat = scripted();
    const driver = driveSupport({ ...MADE, adapter: chat.adapter });
    driver.meet(OPEN);
    driver.send({ type: "pressed" });
    await settled();
    chat.boots[0]?.resolve();
    await settled();
    chat.open.tell(false);
    expect(driver.state().kind).toBe("closed");
  });
});
