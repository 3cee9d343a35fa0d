import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button, ButtonLink } from "./Button.tsx";

describe("Button", () => {
  it("is of type button by default", () => {
    expect(renderToStaticMarkup(<Button>Gem</Button>)).toBe(
      '<button type="button" class="button" data-kind="primary" data-size="medium" data-wide="false">Gem</button>',
    );
  });

  it("with a reason stays focusable, gives the reason and cannot submit", () => {
    const html = renderToStaticMarkup(
      <Button type="submit" disabledReason="Bekræft med MitID først." reasonId="grund">
        Udbetal
      </Button>,
    );
    expect(html).toContain('type="button"');
    expect(html).toContain('aria-disabled="true" aria-describedby="grund"');
    expect(html).toContain('<span class="button-reason" id="grund">Bekræft med MitID først.</span>');
    expect(html).not.toMatch(/ disabled=/);
  });
});

describe("a busy Button", () => {
  it("stays focusable, cannot submit again and shows a ring in its sign's place", () => {
    const html = renderToStaticMarkup(
      <Button type="submit" icon="key" isBusy>
        Gemmer
      </Button>,
    );
    expect(html).toContain('type="button"');
    expect(html).toContain('aria-disabled="true" data-busy="true"');
    expect(html).not.toMatch(/ disabled=|class="icon"/);
  });
});

describe("ButtonLink", () => {
  it("is a link whose icon is hidden from screen readers", () => {
    const html = renderToStaticMarkup(
      <ButtonLink href="/spil" icon="play">
        Spil nu
      </ButtonLink>,
    );
    expect(html).toMatch(/^<a href="\/spil" class="button"/);
    expect(html).toContain('aria-hidden="true"');
  });
});
