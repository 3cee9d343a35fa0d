import type { GameFact } from "../game-card/GameCard.tsx";

/** What a player must know about a game before playing: RTP, stakes, volatility, provider, rules. */
export function GameFacts({ facts }: { readonly facts: readonly GameFact[] }) {
  return (
    <dl className="fact-sheet">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
