const streets = Array.from(
  { length: 12 },
  (_, street) => `.roulette-field[data-row="${street + 1}"] { --street: ${street + 1}; }`,
);

/** The table lying across: three rows of twelve, with the bets on many numbers below. */
const across = `
  .roulette-choices { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  .roulette-table { grid-template: repeat(5, clamp(2.25rem, 8.5cqb, 4.25rem)) / 0.8fr repeat(12, 1fr) 0.9fr; grid-auto-rows: auto; }
  .roulette-field { grid-column: calc(var(--street) + 1); }
  .roulette-field:nth-child(n) { grid-column: calc(var(--street) + 1); }
  .roulette-field:nth-child(3n + 2) { grid-row: 3; }
  .roulette-field:nth-child(3n) { grid-row: 2; }
  .roulette-field:nth-child(3n + 1) { grid-row: 1; }
  .roulette-field[data-number="0"]:nth-child(n) { grid-area: 1 / 1 / 4 / 2; }
  .roulette-field[data-area="column-1"]:nth-child(n) { grid-area: 3 / 14; }
  .roulette-field[data-area="column-2"]:nth-child(n) { grid-area: 2 / 14; }
  .roulette-field[data-area="column-3"]:nth-child(n) { grid-area: 1 / 14; }
  .roulette-field[data-area="dozen-1"]:nth-child(n) { grid-area: 4 / 2 / 5 / 6; }
  .roulette-field[data-area="dozen-2"]:nth-child(n) { grid-area: 4 / 6 / 5 / 10; }
  .roulette-field[data-area="dozen-3"]:nth-child(n) { grid-area: 4 / 10 / 5 / 14; }
  .roulette-field[data-area="low"]:nth-child(n) { grid-area: 5 / 2 / 6 / 4; }
  .roulette-field[data-area="even"]:nth-child(n) { grid-area: 5 / 4 / 6 / 6; }
  .roulette-field[data-area="red"]:nth-child(n) { grid-area: 5 / 6 / 6 / 8; }
  .roulette-field[data-area="black"]:nth-child(n) { grid-area: 5 / 8 / 6 / 10; }
  .roulette-field[data-area="odd"]:nth-child(n) { grid-area: 5 / 10 / 6 / 12; }
  .roulette-field[data-area="high"]:nth-child(n) { grid-area: 5 / 12 / 6 / 14; }
`;

/** The roulette table: upright on narrow screens, across on wide ones. */
export const rouletteCss = `
.roulette {
  --slot-ground: #0a1a22;
  --slot-ink: #fff;
  --slot-plate: rgb(5 18 24 / 0.94);
  --slot-on-plate: #f6f1e2;
  --slot-lit: #f2c35a;
  --slot-on-lit: #221503;
  --slot-light: #f2c35a;
  --slot-sign-radius: 0.6rem;
}
.roulette-floor {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0.5rem;
  min-block-size: 0;
  padding: 0.5rem;
  overflow: auto;
}
.roulette-side {
  display: grid;
  grid-template: "wheel note" 1fr "wheel message" auto "wheel latest" 1fr / auto minmax(0, 1fr);
  align-items: center;
  gap: 0.3rem 0.75rem;
}
.roulette-side .slot-demo { grid-area: note; justify-self: start; font-size: var(--type-size-caption); }
.roulette-side .slot-message { grid-area: message; inline-size: 100%; min-block-size: 4.25rem; padding: 0.3rem 0.6rem; }
.roulette-side .slot-message-main, .roulette-side .slot-message[data-tone="won"] .slot-message-main { font-size: clamp(0.9375rem, 2.6cqmin, 1.375rem); }
.roulette-wheel {
  grid-area: wheel;
  inline-size: clamp(7.5rem, 34cqi, 11rem);
  filter: drop-shadow(0 0.6rem 1rem rgb(0 0 0 / 0.6));
}
.roulette-rim { fill: url("#roulette-brass"); }
.roulette-track { fill: url("#roulette-wood"); }
.roulette-bed { fill: #1a0c04; stroke: url("#roulette-brass"); stroke-width: 2; }
.roulette-pocket { stroke: #d9a441; stroke-width: 0.7; }
.roulette-pocket[data-colour="red"] { fill: #a61c2e; }
.roulette-pocket[data-colour="black"] { fill: #15181e; }
.roulette-pocket[data-colour="green"] { fill: #0f6b46; }
.roulette-pocket-number { fill: #fff; font: 700 7px var(--font-body); text-anchor: middle; }
.roulette-cone { fill: url("#roulette-wood"); stroke: url("#roulette-brass"); stroke-width: 1.6; }
.roulette-cone-line { fill: none; stroke: rgb(242 195 90 / 0.4); stroke-width: 0.8; }
.roulette-handle, .roulette-hub { fill: url("#roulette-brass"); stroke: #3b2108; stroke-width: 0.5; }
.roulette-ball { fill: url("#roulette-ivory"); stroke: #4a4234; stroke-width: 0.5; }
.roulette-rotor { animation: roulette-turn 14s linear infinite paused; }
.roulette[data-phase="asked"] .roulette-rotor, .roulette[data-phase="falling"] .roulette-rotor { animation-play-state: running; }
.roulette-latest { grid-area: latest; display: flex; flex-wrap: wrap; align-self: start; gap: 0.2rem; max-block-size: 1.9rem; overflow: hidden; }
.roulette-latest li {
  display: grid;
  place-items: center;
  min-inline-size: 1.85rem;
  block-size: 1.85rem;
  border: 1px solid #d9a441;
  border-radius: 50%;
  color: #fff;
  font-size: 0.8125rem;
}
.roulette-latest li:first-child { border-width: 2px; }
.roulette [data-colour="red"] { --colour: #a61c2e; }
.roulette [data-colour="black"] { --colour: #15181e; }
.roulette [data-colour="green"] { --colour: #0f6b46; }
.roulette-latest li { background: var(--colour); }
.roulette-felt { display: grid; gap: 0.4rem; min-inline-size: 0; }
.roulette-choices { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.25rem; }
.roulette-choice {
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 2rem;
  padding: 0.15rem 0.5rem;
  border: 1px solid #d9a441;
  border-radius: var(--shape-control);
  background: rgb(5 18 24 / 0.92);
  color: #fff;
  font-size: var(--type-size-caption);
  line-height: 1.15;
  text-align: center;
  cursor: pointer;
}
.roulette-choice:has(:checked) { background: #f2c35a; color: #221503; font-weight: var(--type-weight-strong); }
.roulette-table {
  display: grid;
  grid-template-columns: 1.1fr 1.1fr repeat(3, 1fr);
  grid-auto-rows: minmax(1.75rem, 1fr);
  gap: 2px;
  padding: 2px;
  border: 2px solid #d9a441;
  border-radius: 0.5rem;
  background: radial-gradient(80% 90% at 50% 40%, #17566a, #0b3442);
  box-shadow: 0 0.6rem 1.6rem rgb(0 0 0 / 0.5);
}
${streets.join("\n")}
.roulette-field {
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 0;
  padding: 0;
  border: 1px solid rgb(242 215 150 / 0.5);
  border-radius: 3px;
  background: var(--colour, rgb(4 26 36 / 0.72));
  color: #fff;
  font-size: clamp(0.8125rem, 1.7cqi, 1.0625rem);
  font-weight: var(--type-weight-strong);
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  cursor: pointer;
  touch-action: manipulation;
}
.roulette-field[data-area]:not([data-colour]) { font-size: clamp(0.75rem, 1.4cqi, 0.9375rem); }
.roulette-field[data-area] > span:first-child::first-letter { text-transform: uppercase; }
.roulette-field[aria-disabled="true"] { cursor: default; }
.roulette-field[data-pointed], .roulette-field:hover { box-shadow: inset 0 0 0 2px #f2c35a; }
.roulette-field:focus-visible { z-index: 2; }
.roulette-field[data-won] { background: #f2c35a; color: #221503; }
.roulette-chip {
  position: absolute;
  inset: 50% auto auto 50%;
  z-index: 1;
  display: grid;
  place-items: center;
  min-inline-size: 1.6rem;
  block-size: 1.6rem;
  padding-inline: 0.2rem;
  border: 2px dashed #fff6dc;
  border-radius: 999px;
  background: #0e6f86;
  box-shadow: 0 0 0 2px #06303b, 0 2px 5px rgb(0 0 0 / 0.6);
  color: #fff;
  font-size: 0.6875rem;
  translate: -50% -50%;
  pointer-events: none;
  animation: slot-appear 160ms var(--motion-ease-land);
}
.roulette-chip[data-shared] { border-style: solid; border-color: rgb(255 246 220 / 0.6); background: #3c5a64; scale: 0.8; }
.roulette-field { grid-row: calc(var(--street) + 1); }
.roulette-field:nth-child(3n + 2) { grid-column: 3; }
.roulette-field:nth-child(3n) { grid-column: 4; }
.roulette-field:nth-child(3n + 1) { grid-column: 5; }
.roulette-field[data-number="0"] { grid-area: 1 / 3 / 2 / 6; }
.roulette-field[data-area="column-1"] { grid-area: 14 / 3; }
.roulette-field[data-area="column-2"] { grid-area: 14 / 4; }
.roulette-field[data-area="column-3"] { grid-area: 14 / 5; }
.roulette-field[data-area="dozen-1"] { grid-area: 2 / 2 / 6 / 3; }
.roulette-field[data-area="dozen-2"] { grid-area: 6 / 2 / 10 / 3; }
.roulette-field[data-area="dozen-3"] { grid-area: 10 / 2 / 14 / 3; }
.roulette-field[data-area="low"] { grid-area: 2 / 1 / 4 / 2; }
.roulette-field[data-area="even"] { grid-area: 4 / 1 / 6 / 2; }
.roulette-field[data-area="red"] { grid-area: 6 / 1 / 8 / 2; }
.roulette-field[data-area="black"] { grid-area: 8 / 1 / 10 / 2; }
.roulette-field[data-area="odd"] { grid-area: 10 / 1 / 12 / 2; }
.roulette-field[data-area="high"] { grid-area: 12 / 1 / 14 / 2; }
.roulette-tools { display: flex; flex-wrap: wrap; align-items: center; gap: 0.35rem; }
.roulette-tool {
  min-block-size: 2.25rem;
  padding: 0.2rem 0.8rem;
  border: 1px solid #d9a441;
  border-radius: var(--shape-control);
  background: rgb(5 18 24 / 0.92);
  color: #fff;
  font-size: var(--type-size-small);
  cursor: pointer;
}
.roulette-tool:hover { background: #17404d; }
.roulette-tool[aria-disabled="true"] { border-color: #7d8b8f; color: #aeb9bc; cursor: default; }
.roulette-total { margin-inline-start: auto; padding: 0.2rem 0.7rem; border-radius: var(--shape-control); background: rgb(5 18 24 / 0.92); color: #fff; font-size: var(--type-size-small); }
@container slot (min-width: 54rem) {
  .roulette-floor { grid-template-columns: minmax(15rem, 0.42fr) minmax(0, 1fr); align-content: center; align-items: center; gap: clamp(0.75rem, 2.5cqi, 2.5rem); padding: clamp(0.5rem, 2cqi, 2rem); }
  .roulette-side { grid-template: "note" auto "wheel" auto "message" auto "latest" auto / minmax(0, 1fr); justify-items: center; gap: 0.75rem; }
  .roulette-side .slot-demo { justify-self: center; }
  .roulette-wheel { inline-size: min(100%, 26rem, 100cqb - 17rem); }
  ${across}
  .roulette-chip { min-inline-size: 2rem; block-size: 2rem; font-size: 0.8125rem; }
}
@container slot (max-height: 34rem) and (min-width: 34rem) {
  ${across}
  .roulette-floor { margin-inline-end: 12rem; grid-template-columns: minmax(8rem, 0.3fr) minmax(0, 1fr); align-content: center; align-items: center; gap: 0.5rem; padding: 0.35rem; }
  .roulette-side { grid-template: "note" auto "wheel" auto "message" auto "latest" auto / minmax(0, 1fr); justify-items: center; gap: 0.3rem; }
  .roulette-side .slot-demo { justify-self: center; }
  .roulette-side .slot-message { min-block-size: 2.5rem; padding: 0.15rem 0.4rem; }
  .roulette-side .slot-message-main, .roulette-side .slot-message[data-tone="won"] .slot-message-main { font-size: 0.875rem; }
  .roulette-wheel { inline-size: min(100%, 100cqb - 9rem); }
  .roulette-table { grid-template-rows: repeat(5, clamp(1.75rem, 11cqb, 2.75rem)); }
  .roulette-felt { gap: 0.25rem; }
  .roulette-choice { min-block-size: 1.75rem; padding-inline: 0.1rem; }
  .roulette-field, .roulette-field[data-area]:not([data-colour]) { font-size: 0.75rem; }
  .roulette-tool { min-block-size: 1.75rem; }
  .roulette-chip { min-inline-size: 1.5rem; block-size: 1.5rem; font-size: 0.6875rem; }
}
@keyframes roulette-turn { to { transform: rotate(360deg); } }
`;
