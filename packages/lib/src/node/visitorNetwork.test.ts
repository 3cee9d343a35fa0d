import { describe, expect, it } from "vitest";
import { visitorNetwork } from "./visitorNetwork.ts";

describe("the visitor that an address counts for", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["fe80::1%eth0", "fe80::1%eth0"],
    ["", ""],
    ["nonsense", "nonsense"],
  ])("%j is itself: %j", (address, counted) => {
    expect(visitorNetwork(address)).toBe(counted);
  });

  it.each([
    "2001:db8:1:2::1",
    "2001:db8:1:2::",
    "2001:DB8:1:2:ffff:ffff:ffff:ffff",
    "2001:0db8:0001:0002:0000:0000:0000:0001",
    "2001:db8:1:2::192.0.2.7",
  ])("%s is one of a network (/64)", (address) => {
    expect(visitorNetwork(address)).toBe("2001:db8:1:2::/64");
  });

  it.each([
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
    ["2001:db8:1::2:3:4:5", "2001:db8:1:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["1:2:3:4:5:6:7:8", "1:2:3:4::/64"],
    ["1:2:3::", "1:2:3:0::/64"],
    ["1::5:6:7:8", "1:0:0:0::/64"],
    ["::4:5:6:7:8", "0:0:0:4::/64"],
  ])("%s is of the network %s", (address, network) => {
    expect(visitorNetwork(address)).toBe(network);
  });
});
