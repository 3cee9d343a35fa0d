import type { ReactNode } from "react";

export interface Bar {
  readonly id: string;
  /** Label of the bar, e.g. a date. */
  readonly label: string;
  /** Not negative. */
  readonly value: number;
  /** The value in words, e.g. "1 t. 20 min.". */
  readonly text: string;
}

export interface BarChartProps {
  /** What the bars show, e.g. "Tid på siden de seneste 28 dage". */
  readonly caption: string;
  readonly bars: readonly Bar[];
  /** Headings of the table's two columns. */
  readonly labelHeading: string;
  readonly valueHeading: string;
  /** Unfolds the table, e.g. "Vis tallene". */
  readonly tableLabel: string;
  /** The tallest bar's value in words; the scale of the chart. */
  readonly topText: string;
  /** A sentence that summarises the figures. */
  readonly children?: ReactNode;
}

const HEIGHT = 100;

/** A few figures over time as bars, with the same figures as a table. Drawn on the server: no script, no library. */
export function BarChart(props: BarChartProps) {
  const { caption, bars, labelHeading, valueHeading, tableLabel, topText, children } = props;
  const top = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <figure className="bar-chart">
      <figcaption>{caption}</figcaption>
      {children}
      <div className="bar-plot" aria-hidden="true">
        <span className="bar-scale">{topText}</span>
        <svg viewBox={`0 0 ${bars.length * 10} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
          {bars.map(({ id, value }, index) => {
            const height = Math.max(1, (Math.max(0, value) / top) * HEIGHT);
            return (
              <rect
                key={id}
                x={index * 10 + 1.5}
                y={HEIGHT - height}
                width="7"
                height={height}
                data-nothing={value <= 0}
              />
            );
          })}
        </svg>
        <div className="bar-ends">
          <span>{bars[0]?.label}</span>
          <span>{bars.at(-1)?.label}</span>
        </div>
      </div>
      <details>
        <summary>{tableLabel}</summary>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHeading}</th>
              <th scope="col">{valueHeading}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ id, label, text }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
