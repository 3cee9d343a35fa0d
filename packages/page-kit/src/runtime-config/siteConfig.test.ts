import { describe, expect, it } from "vitest";
import { parseSiteConfig } from "./siteConfig.ts";

const environment = {
  SITE_ORIGIN: "http://fjord.localhost:3000/",
  CONTENT_ENDPOINT: "http://127.0.0.1:3100/v2",
  CONTENT_TOKEN: "read",
  GATEWAY_ORIGIN: "http://127.0.0.1:3100",
  REVALIDATE_SECRET: "0123456789abcdef",
};

describe("the configuration of an app", () => {
  it("is parsed once into typed groups, with unfinished features off (R3.17)", () => {
    expect(parseSiteConfig(environment)).toMatchObject({
      origin: "http://fjord.localhost:3000",
      content: { endpoint: "http://127.0.0.1:3100/v2", token: "read", previewToken: undefined },
      accountsEnabled: false,
      demoEnabled: false,
    });
  });

  it("has the group payments: money moves only where it is switched on by its word (R3.17)", () => {
    const payments = (PAYMENTS_ENABLED: string | undefined) =>
      parseSiteConfig({ ...environment, PAYMENTS_ENABLED }).paymentsEnabled;
    expect([payments(undefined), payments("false"), payments("true")]).toEqual([false, false, true]);
    expect(() => payments("1")).toThrow(/PAYMENTS_ENABLED/);
  });

  it("has the group chat, and no chat at all without its service or its domain (R3.17, R5.10)", () => {
    const chat = (more: object) => parseSiteConfig({ ...environment, ...more }).chat;
    const [service, domain] = [{ CHAT_SERVICE: "/chat/socket" }, { CHAT_DOMAIN: "chat.fjord.dk" }];
    expect([chat({}), chat(service), chat(domain)]).toEqual([undefined, undefined, undefined]);
    expect(chat({ ...service, ...domain })).toEqual({ service: "/chat/socket", domain: "chat.fjord.dk" });
    expect(() => chat({ CHAT_SERVICE: "wss://evil.example" })).toThrow(/CHAT_SERVICE/);
  });

  it("names the variable that is wrong (R3.17)", () => {
    expect(() => parseSiteConfig({ ...environment, GATEWAY_ORIGIN: "gateway" })).toThrow(/GATEWAY_ORIGIN/);
    expect(() => parseSiteConfig({ ...environment, PAGE_CACHE_MB: "many" })).toThrow(/PAGE_CACHE_MB/);
    expect(() => parseSiteConfig({ ...environment, DEMO_ENABLED: "yes" })).toThrow(/DEMO_ENABLED/);
    expect(() => parseSiteConfig({ ...environment, REVALIDATE_SECRET: undefined })).toThrow(
      /REVALIDATE_SECRET/,
    );
  });
});
