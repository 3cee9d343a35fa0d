export interface StatBandProps {
  readonly stats: readonly { readonly label: string; readonly value: string; readonly text?: string }[];
}

/** Key figures of the site. */
export function StatBand({ stats }: StatBandProps) {
  return (
    <dl className="stat-band">
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt>{stat.label}</dt>
          <dd className="number">{stat.value}</dd>
          {stat.text && <dd className="stat-text">{stat.text}</dd>}
        </div>
      ))}
    </dl>
  );
}
