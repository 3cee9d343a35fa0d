import { describe, expect, it } from "vitest";
import { addressList } from "./addressList.ts";

describe("addressList", () => {
  it("contains its addresses and subnets only", () => {
    const isIn = addressList("10.0.0.2, 192.168.4.0/24,fd00::/8");
    for (const address of ["10.0.0.2", "192.168.4.77", "fd12::1"])
      expect(isIn?.(address), address).toBe(true);
    for (const address of ["10.0.0.3", "192.168.5.1", "::1", "fe80::1", "", "10.0.0.2:80", "x"]) {
      expect(isIn?.(address), address).toBe(false);
    }
  });

  it("recognises an IPv4 address written as IPv6", () => {
    const isIn = addressList("10.0.0.2,172.16.0.0/12");
    expect(isIn?.("::ffff:10.0.0.2")).toBe(true);
    expect(isIn?.("::ffff:172.17.1.1")).toBe(true);
    expect(isIn?.("::ffff:10.0.0.3")).toBe(false);
  });

  it.each([
    "",
    "nginx",
    "10.0.0",
    "10.0.0.1/33",
    "::1/129",
    "10.0.0.1/x",
    "10.0.0.1/8/8",
    "0.0.0.0/0",
    "0.0.0.0/1,128.0.0.0/1",
    "10.0.0.0/7",
    "::/1",
    "::/0",
    "1.1.1.1,",
  ])("is none for %j", (text) => {
    expect(addressList(text)).toBeUndefined();
  });
});
