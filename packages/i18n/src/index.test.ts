import { expect, it } from "vitest";
import * as i18n from "./index.ts";
import * as island from "./island/index.ts";

it("exports exactly what it promises", () => {
  expect(Object.keys(i18n).sort()).toEqual([
    "I18nError",
    "LOCALE_FORMATS",
    "createTranslator",
    "formatDate",
    "formatDateTime",
    "formatNumber",
    "formatOre",
    "formatOreShort",
    "formatPercent",
    "formatPhone",
    "formatTimeOfDay",
    "messageFile",
    "messageFilePath",
    "parseOre",
    "requireLocale",
    "zoneYears",
  ]);
});

it("exports to islands only what is small", () => {
  expect(Object.keys(island).sort()).toEqual([
    "I18nError",
    "formatNumber",
    "formatOre",
    "formatOreShort",
    "formatPercent",
    "formatPhone",
    "formatTimeOfDay",
    "islandTranslator",
    "loadMessages",
    "loadPageMessages",
    "messageFilePath",
    "parseOre",
    "requireLocale",
  ]);
});
