import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SessionClock } from "./SessionClock.tsx";

describe("SessionClock", () => {
  const html = renderToStaticMarkup(<SessionClock label="Logget ind i" seconds={62} place="bar" />);

  it("is a timer with a name that is not announced with every second", () => {
    expect(html).toContain('role="timer" aria-live="off" aria-label="Logget ind i"');
    expect(html).toContain('<time dateTime="PT62S">0:01:02</time>');
  });

  it("is present before the time is known, and shows none", () => {
    const waiting = renderToStaticMarkup(<SessionClock label="Logget ind i" seconds={undefined} />);
    expect(waiting).toContain('role="timer"');
    expect(waiting).toContain("<time>–:––:––</time>");
  });

  it("has no control that removes it", () => {
    expect(html).not.toMatch(/<button|<a |<summary|popover| hidden=""/);
  });
});
