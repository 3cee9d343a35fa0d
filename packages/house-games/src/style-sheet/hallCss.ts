/** A hall of bingo or banko: the number of the moment, plates, and the counter where plates are bought. */
export const hallCss = `
.hall {
  display: grid;
  align-content: start;
  gap: var(--space-5);
  min-block-size: 100%;
  block-size: max-content;
  padding: var(--space-4) max(var(--space-4), env(safe-area-inset-right)) var(--space-7) max(var(--space-4), env(safe-area-inset-left));
  container: hall / inline-size;
  background:
    radial-gradient(60rem 22rem at 50% -6rem, color-mix(in srgb, var(--color-accent) 22%, transparent), transparent 70%),
    var(--color-surface);
  color: var(--color-text);
}
.hall > :where(:not(.visually-hidden)) { inline-size: min(100%, 84rem); margin-inline: auto; }
.hall:has(.hall-plates) > .hall-name { display: none; }
.hall-floor { display: grid; gap: var(--space-4); min-inline-size: 0; }
.hall-name { font-family: var(--font-display); font-size: var(--type-size-title-l); font-weight: 700; line-height: 1.1; }
.hall-stage {
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-5);
  border: var(--shape-hairline) solid var(--color-border);
  border-radius: var(--shape-card);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
}
.hall-front { display: grid; align-content: center; justify-items: center; gap: var(--space-4); min-block-size: 14rem; text-align: center; }
.hall-state { font-size: var(--type-size-lead); font-weight: 600; text-wrap: balance; }
.hall-countdown { font-family: var(--font-display); font-size: clamp(3rem, 14cqi, 6rem); line-height: 1; font-variant-numeric: tabular-nums; }
.hall-called { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: var(--space-4); }
.hall-ball {
  display: grid;
  place-items: center;
  inline-size: clamp(7rem, 24cqi, 10rem);
  aspect-ratio: 1;
  border: 0.5rem solid var(--color-accent);
  border-radius: 50%;
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: inset 0 -0.5rem 1.25rem color-mix(in srgb, var(--color-text) 16%, transparent);
  font-family: var(--font-display);
  font-size: clamp(3.25rem, 12cqi, 5rem);
  line-height: 1;
  animation: hall-arrive 420ms var(--motion-ease) both;
}
@keyframes hall-arrive { from { opacity: 0; transform: translateY(-2.5rem) scale(0.7); } }
.hall-before { display: flex; gap: var(--space-2); padding: 0; list-style: none; }
.hall-before li {
  display: grid;
  place-items: center;
  inline-size: 3rem;
  aspect-ratio: 1;
  border: 2px solid var(--color-border-strong);
  border-radius: 50%;
  font-size: var(--type-size-body);
}
.hall-facts { display: grid; align-content: start; gap: var(--space-4); }
.hall-prizes { display: grid; gap: 1px; margin: 0; }
.hall-prizes > div {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  padding: var(--space-2) var(--space-3);
  border-inline-start: 4px solid transparent;
}
.hall-prizes > div[data-now] { border-color: var(--color-accent); background: var(--color-surface-sunken); font-weight: 700; }
.hall-prizes > div[data-own] { border-color: var(--color-success); }
.hall-prizes dd { display: flex; flex-wrap: wrap; gap: 0 var(--space-3); align-items: baseline; margin: 0; }
.hall-prizes small { color: var(--color-text-muted); font-size: var(--type-size-small); font-weight: 400; }
.hall-board summary { min-block-size: 2.75rem; align-content: center; cursor: pointer; }
.hall-board-numbers { display: grid; grid-template-columns: repeat(10, minmax(0, 1fr)); gap: 2px; padding: 0; list-style: none; font-size: var(--type-size-small); }
.hall-board-numbers li { display: grid; place-items: center; aspect-ratio: 1; border-radius: 50%; color: var(--color-text-muted); }
.hall-board-numbers li[data-called] { border: 2px solid var(--color-accent); background: var(--color-surface-sunken); color: var(--color-text); font-weight: 700; }
.hall-host { max-inline-size: 34rem; min-block-size: 3.2em; color: var(--color-text-muted); text-wrap: balance; }
.hall-front a { min-block-size: 1.5rem; }
.hall-host strong { color: var(--color-text); }
.hall-company { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); font-weight: 600; }
.hall-needed, .hall-lock { color: var(--color-text-muted); font-size: var(--type-size-small); }
.hall-lock code { overflow-wrap: anywhere; }
.hall-board-field { position: relative; }
.hall-check { display: grid; justify-items: start; }
.hall-check output:not(:empty) { margin-block-start: var(--space-2); }
.hall-table { display: grid; gap: var(--space-4); min-inline-size: 0; }
.hall-history { grid-column: 1 / -1; padding: var(--space-4) var(--space-5); border: var(--shape-hairline) solid var(--color-border); border-radius: var(--shape-card); }
.hall-history summary { min-block-size: 2.75rem; align-content: center; font-weight: 600; cursor: pointer; }
.hall-history > ul { display: grid; gap: var(--space-3); padding: 0; list-style: none; }
.hall-history > ul > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2); }
.hall-replay { display: grid; gap: var(--space-4); inline-size: 100%; justify-items: start; }
.hall-replay > .hall-plates, .hall-replay > label, .hall-replay input { inline-size: 100%; }
.hall-replay input { min-block-size: 2.75rem; accent-color: var(--color-action); }
.hall-replay ul { padding: 0; list-style: none; }
.hall-tools { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); }
.hall-wrong:empty { display: none; }
.hall-wrong { font-weight: 600; }
.hall[data-air="table"] .hall-table > .hall-plates { padding: var(--space-4); }
.hall-plates { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); gap: var(--space-4); }
.hall-plate {
  padding: var(--space-3);
  border: 2px solid var(--color-border-strong);
  border-radius: var(--shape-card);
  background: var(--color-surface-raised);
}
.hall-plate[data-to-go] { border-color: var(--color-accent); box-shadow: var(--shadow-raised); }
.hall-plate header { display: flex; justify-content: space-between; gap: var(--space-3); padding-block-end: var(--space-2); }
.hall-plate h3 { font-size: var(--type-size-small); font-weight: 500; }
.hall-plate header p { font-weight: 700; }
.hall-plate[data-to-go] header p::before { content: "★ "; }
.hall-grid { display: grid; gap: 2px; }
.hall-row { display: grid; grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; gap: 2px; }
.hall-cell-empty { border-radius: 3px; background: color-mix(in srgb, var(--color-text) 6%, transparent); }
.hall-cell {
  display: grid;
  place-items: center;
  inline-size: 100%;
  min-block-size: 2.4rem;
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: 3px;
  background: var(--color-surface);
  color: var(--color-text);
  font-size: 1rem;
  cursor: pointer;
  touch-action: manipulation;
}
.hall-cell[aria-pressed="true"] { border: 2px solid var(--color-text); border-radius: 50%; background: var(--color-text); color: var(--color-surface); font-weight: 700; }
.hall-cut-off { position: sticky; inset-block-start: var(--space-2); z-index: 5; }
.hall-lower { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); gap: var(--space-5); align-items: start; }
.hall-shop { display: grid; grid-row: span 3; gap: var(--space-4); justify-items: start; padding: var(--space-5); border-radius: var(--shape-card); background: var(--color-surface-raised); }
.hall-rounds { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-4); }
.hall-rounds label { display: flex; align-items: center; gap: var(--space-2); min-block-size: 2.75rem; }
.hall-rounds input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--color-action); }
.hall-offers { display: grid; min-inline-size: 0; padding: 0; border: 0; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); gap: var(--space-3); inline-size: 100%; }
.hall-offer {
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 2px solid var(--color-border-strong);
  border-radius: var(--shape-control);
  background: var(--color-surface);
  color: var(--color-text);
  text-align: start;
  cursor: pointer;
}
.hall-offer[aria-pressed="true"] { border-color: var(--color-text); outline: 2px solid var(--color-accent); outline-offset: 2px; }
.hall-offer[aria-pressed="true"] small::after { content: " ✓"; font-weight: 700; }
.hall-small-plate { display: grid; grid-template-columns: repeat(9, minmax(0, 1fr)); gap: 1px; font-size: 0.6875rem; text-align: center; font-variant-numeric: tabular-nums; }
.hall-small-plate[data-columns="5"] { grid-template-columns: repeat(5, minmax(0, 1fr)); }
.hall-small-plate[data-columns="4"] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
.hall-small-plate > span { min-block-size: 1.25rem; background: color-mix(in srgb, var(--color-text) 7%, transparent); align-content: center; }
.hall-small-plate > span:empty { background: none; }
.hall-amounts { display: flex; flex-wrap: wrap; gap: var(--space-2); }
.hall-purchases ul, .hall-result ul { display: grid; gap: var(--space-3); padding: 0; list-style: none; }
.hall-purchases li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2); }
.hall-purchases, .hall-result { display: grid; gap: var(--space-3); padding: var(--space-5); border: var(--shape-hairline) solid var(--color-border); border-radius: var(--shape-card); }
.hall-shop h2, .hall-purchases h2, .hall-result h2 { font-size: var(--type-size-title-s); }
@media (min-width: 64rem) {
  .hall-floor:has(.hall-plates) { grid-template-columns: minmax(20rem, 25rem) minmax(0, 1fr); align-items: start; }
  .hall-floor:has(.hall-plates) > .hall-stage {
    position: sticky;
    inset-block-start: var(--space-4);
    grid-template-columns: minmax(0, 1fr);
    align-self: start;
    gap: var(--space-3);
    padding: var(--space-4);
  }
  .hall-floor:has(.hall-plates) .hall-front { gap: var(--space-3); min-block-size: 0; }
  .hall-floor:has(.hall-plates) .hall-ball { inline-size: 8rem; font-size: 4rem; }
  .hall-floor:has(.hall-plates) .hall-countdown { font-size: 4rem; }
  .hall-floor:has(.hall-plates) .hall-facts { gap: var(--space-2); }
  .hall-floor:has(.hall-plates) .hall-board-numbers li { aspect-ratio: auto; min-block-size: 1.6rem; }
}
@container hall (max-width: 46rem) {
  .hall-stage, .hall-lower { grid-template-columns: minmax(0, 1fr); }
  .hall-stage, .hall-shop { padding: var(--space-4); }
  .hall-front { min-block-size: 11rem; }
  .hall-front { gap: var(--space-3); }
  .hall-name { font-size: var(--type-size-title-m); }
  /* One look: the number, the best plate, and then what is played for. */
  .hall-floor:has(.hall-plates) > .hall-stage { display: contents; }
  .hall-floor:has(.hall-plates) :is(.hall-front, .hall-facts) { padding: var(--space-3); border-radius: var(--shape-card); background: var(--color-surface-raised); color: var(--color-text); }
  .hall-floor:has(.hall-plates) .hall-front { gap: var(--space-2); min-block-size: 0; }
  .hall-floor:has(.hall-plates) .hall-facts { order: 2; }
  .hall-floor:has(.hall-plates) > .hall-table { order: 1; }
  .hall-floor:has(.hall-plates) .hall-called { flex-wrap: nowrap; gap: var(--space-3); }
  .hall-floor:has(.hall-plates) .hall-ball { flex: none; inline-size: 5.5rem; border-width: 4px; font-size: 2.75rem; }
  .hall-floor:has(.hall-plates) .hall-before { gap: var(--space-1); }
  .hall-floor:has(.hall-plates) .hall-before li { inline-size: 2.25rem; font-size: var(--type-size-small); }
  .hall-floor:has(.hall-plates) .hall-host { min-block-size: 0; font-size: var(--type-size-small); }
  .hall-table > .hall-plates {
    grid-auto-columns: min(94%, 24rem);
    grid-auto-flow: column;
    grid-template-columns: none;
    gap: var(--space-3);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
  }
  .hall[data-air="table"] .hall-table > .hall-plates { padding: var(--space-2); }
  /* A ball lays out only the plates in sight: the columns give the others their width, and the row, higher than this guess, their height. */
  .hall-table > .hall-plates > .hall-plate { scroll-snap-align: center; content-visibility: auto; contain-intrinsic-block-size: auto 8rem; }
  .hall-table > .hall-plates > h2 { position: absolute; }
}
@media (orientation: landscape) and (max-height: 30rem) {
  .hall-floor:has(.hall-plates) > .hall-table { grid-column: 2; }
  .hall { gap: var(--space-3); padding-block-start: var(--space-2); }
  .hall-floor:has(.hall-plates) { grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); gap: var(--space-3); align-items: start; }
  .hall-name { display: none; }
  .hall-floor:has(.hall-plates) > .hall-stage { display: grid; position: sticky; inset-block-start: var(--space-2); grid-template-columns: minmax(0, 1fr); align-self: start; gap: var(--space-2); padding: var(--space-3); }
  .hall-front { min-block-size: 0; gap: var(--space-2); }
  .hall-host { display: none; }
  .hall-ball { inline-size: 5.5rem; border-width: 4px; font-size: 2.5rem; }
  .hall-before li { inline-size: 2rem; font-size: var(--type-size-small); }
  .hall-table > .hall-plates { grid-auto-flow: row; grid-template-columns: minmax(0, 1fr); }
}
@media (prefers-reduced-motion: reduce) { .hall-ball { animation: none; } }
@media (forced-colors: active) { .hall-cell[aria-pressed="true"] { background: Highlight; color: HighlightText; forced-color-adjust: none; } }
`;
