import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CONSENT_CATEGORIES } from "@spilhus/contracts";
import { ConsentForm } from "./ConsentForm.tsx";

const form = (granted?: readonly (typeof CONSENT_CATEGORIES)[number][]) =>
  renderToStaticMarkup(
    <ConsentForm
      action="/_consent"
      legend="Vælg cookies"
      categories={CONSENT_CATEGORIES.map((category) => ({ category, label: category, text: "…" }))}
      {...(granted && { granted })}
      rejectAllLabel="Afvis alle"
      saveLabel="Gem valgte"
      acceptAllLabel="Tillad alle"
    />,
  );

describe("ConsentForm", () => {
  it("ticks nothing in advance but what is necessary", () => {
    expect(form().match(/checked=""/g)).toHaveLength(1);
    expect(form()).toMatch(/name="necessary"[^>]*checked=""|checked=""[^>]*name="necessary"/);
  });

  it("shows earlier grants when the visitor comes back to change them", () => {
    expect(form(["statistics"]).match(/checked=""/g)).toHaveLength(2);
  });

  it("uses the same kind of button for no and yes", () => {
    const kinds = [...form().matchAll(/data-kind="(\w+)" type="submit"/g)].map(([, kind]) => kind);
    expect(kinds).toEqual(["secondary", "secondary", "secondary"]);
  });

  it("names the page to come back to only when it is told one", () => {
    expect(form()).not.toContain('name="to"');
  });

  it("posts without script", () => {
    expect(form()).toMatch(/^<form [^>]*action="\/_consent" method="post"/);
  });
});
