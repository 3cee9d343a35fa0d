import { describe, expect, it, vi } from "vitest";
import { FakeTabs } from "../../testing/fakeTabs.ts";
import { passkeyStatus } from "./passkeyStatus.ts";

describe("the status of passkeys", () => {
  it("is none until it is set, then the stored one (R4.11)", () => {
    const status = passkeyStatus(new FakeTabs().open());
    expect(status.state()).toBe("none");
    status.set("denied");
    expect(status.state()).toBe("denied");
    status.set("registered");
    expect(status.state()).toBe("registered");
  });

  it("notifies the other tabs, and listeners of its own tab (R4.12, R4.13)", () => {
    const tabs = new FakeTabs();
    const [here, there] = [passkeyStatus(tabs.open()), passkeyStatus(tabs.open())];
    const [heardHere, heardThere] = [vi.fn<() => void>(), vi.fn<() => void>()];
    here.subscribe(heardHere);
    there.subscribe(heardThere);
    here.set("registered");
    expect([heardHere.mock.calls.length, heardThere.mock.calls.length]).toEqual([1, 0]);
    tabs.deliverAll();
    expect([heardHere.mock.calls.length, heardThere.mock.calls.length]).toEqual([1, 1]);
    expect(there.state()).toBe("registered");
  });

  it("notifies others from a tab that does not listen itself", () => {
    const tabs = new FakeTabs();
    const listening = passkeyStatus(tabs.open());
    const heard = vi.fn<() => void>();
    listening.subscribe(heard);
    passkeyStatus(tabs.open()).set("denied");
    tabs.deliverAll();
    expect(heard).toHaveBeenCalledOnce();
  });

  it("is read again when the tab becomes visible, because it may have expired", () => {
    const tabs = new FakeTabs();
    const status = passkeyStatus(tabs.open());
    status.set("registered");
    const heard = vi.fn<() => void>();
    status.subscribe(heard);
    tabs.forgetCookie();
    tabs.lookAtAll();
    expect(heard).toHaveBeenCalledOnce();
    expect(status.state()).toBe("none");
  });

  it("keeps a channel open only while there are listeners, so that the back/forward cache can keep the page", () => {
    const tabs = new FakeTabs();
    const status = passkeyStatus(tabs.open());
    status.set("denied");
    expect(tabs.openChannels).toBe(0);
    const stops = [status.subscribe(() => {}), status.subscribe(() => {})];
    expect(tabs.openChannels).toBe(1);
    stops[0]?.();
    stops[0]?.();
    expect(tabs.openChannels).toBe(1);
    stops[1]?.();
    expect(tabs.openChannels).toBe(0);
  });

  it("works without a channel between tabs", () => {
    const page = { ...new FakeTabs().open(), openChannel: () => undefined };
    const status = passkeyStatus(page);
    status.subscribe(() => {});
    status.set("denied");
    expect(status.state()).toBe("denied");
  });
});
