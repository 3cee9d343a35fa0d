import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FaqList } from "./FaqList.tsx";

describe("FaqList", () => {
  it("opens without script, one of a group at a time, and can be linked to", () => {
    const html = renderToStaticMarkup(
      <FaqList group="g" questions={[{ id: "q1", question: "Hvordan?", answer: "Sådan." }]} />,
    );
    expect(html).toContain('<details id="q1" name="g"><summary>Hvordan?');
  });
});
