import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BarChart } from "./BarChart.tsx";

const draw = (values: readonly number[]) =>
  renderToStaticMarkup(
    <BarChart
      caption="Tid"
      bars={values.map((value, index) => ({
        id: `${index}`,
        label: `${index}/11`,
        value,
        text: `${value} min.`,
      }))}
      labelHeading="Dag"
      valueHeading="Tid"
      tableLabel="Vis tallene"
      topText="60 min."
    />,
  );

describe("BarChart", () => {
  it("draws the greatest value from top to bottom and the rest in proportion", () => {
    const html = draw([60, 30]);
    expect(html).toMatch(/y="0" width="7" height="100"/);
    expect(html).toMatch(/y="50" width="7" height="50"/);
  });

  it("keeps a mark for days without anything", () => {
    expect(draw([0, 0]).match(/height="1" data-nothing="true"/g)).toHaveLength(2);
  });

  it("repeats every figure in a table, since screen readers skip the drawing", () => {
    const html = draw([60, 30]);
    expect(html).toMatch(/class="bar-plot" aria-hidden="true"/);
    expect(html).toContain('<th scope="row">1/11</th><td>30 min.</td>');
  });
});
