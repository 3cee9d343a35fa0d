import { describe, expect, it } from "vitest";
import { localise } from "./localise.ts";

const content = {
  component: "page",
  title: "Forside",
  title__i18n__en: "Front page",
  note: "Kun dansk",
  note__i18n__en: "",
  body: [{ component: "text", text: "Hej", text__i18n__en: "Hello", text__i18n__de: "Hallo" }],
  cover: { fieldtype: "asset", filename: "/a.svg", alt: "Hav", alt__i18n__en: "Sea" },
};

describe("field-level translation", () => {
  it("puts the translation in place of the original at every depth (R7.22)", () => {
    expect(localise(content, "en")).toEqual({
      component: "page",
      title: "Front page",
      note: "Kun dansk",
      body: [{ component: "text", text: "Hello" }],
      cover: { fieldtype: "asset", filename: "/a.svg", alt: "Sea" },
    });
  });

  it("gives the original without a language and leaves no translation key behind (R7.22)", () => {
    const original = localise(content, undefined);
    expect(original.title).toBe("Forside");
    expect(JSON.stringify(original)).not.toContain("__i18n__");
  });

  it("shows a field that exists only as a translation in that language alone", () => {
    expect(localise({ hint__i18n__en: "Hint" }, "en")).toEqual({ hint: "Hint" });
    expect(localise({ hint__i18n__en: "Hint" }, undefined)).toEqual({});
  });
});
