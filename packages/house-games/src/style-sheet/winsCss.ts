/** Wins beside their symbols. A result of the stake or less (\`back\`) is marked without colour or motion. */
export const winsCss = `
.slot-lines, .slot-amounts, .slot-celebration {
  position: absolute;
  inset: 0;
  z-index: 3;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
}
.slot-line {
  fill: none;
  stroke: #f4f6f7;
  stroke-width: 2.5px;
  stroke-linejoin: round;
  stroke-linecap: round;
  opacity: 0.85;
}
.slot-reels[data-wins="net"] .slot-line {
  stroke: var(--line-colour, var(--slot-light));
  stroke-width: 5px;
  stroke-dasharray: 1000;
  opacity: 1;
  filter: drop-shadow(0 1px 2px rgb(0 0 0 / 0.7));
  animation: slot-draw 500ms ease-out both;
}
.slot-line[data-colour="1"] { --line-colour: #ffd447; }
.slot-line[data-colour="2"] { --line-colour: #ff7b5c; }
.slot-line[data-colour="3"] { --line-colour: #5ad7ff; }
.slot-line[data-colour="4"] { --line-colour: #9be564; }
.slot-line[data-colour="5"] { --line-colour: #ff8fd0; }
.slot-line[data-colour="0"] { --line-colour: #ffffff; }
.slot-amounts {
  display: grid;
  grid-template: repeat(var(--rows), 1fr) / repeat(var(--reels), 1fr);
}
.slot-amount {
  align-self: end;
  justify-self: center;
  margin-block-end: 4%;
  padding: 0.12em 0.5em;
  border-radius: var(--shape-pill);
  background: rgb(20 24 28 / 0.92);
  color: #fff;
  font-size: clamp(0.6875rem, 0.13 * var(--cell), 1.25rem);
  line-height: 1.35;
}
.slot-reels[data-wins="net"] .slot-amount {
  background: var(--slot-lit);
  color: var(--slot-on-lit);
  box-shadow: 0 2px 8px rgb(0 0 0 / 0.5);
  animation: slot-appear 220ms var(--motion-ease-land) both;
}
.slot-amount[data-column="0"] { grid-column: 1; }
.slot-amount[data-column="1"] { grid-column: 2; }
.slot-amount[data-column="2"] { grid-column: 3; }
.slot-amount[data-column="3"] { grid-column: 4; }
.slot-amount[data-column="4"] { grid-column: 5; }
.slot-amount[data-row="0"] { grid-row: 1; }
.slot-amount[data-row="1"] { grid-row: 2; }
.slot-amount[data-row="2"] { grid-row: 3; }
.slot-amount[data-row="3"] { grid-row: 4; }
.slot-reels[data-wins="back"] .slot-cell[data-won] {
  box-shadow: inset 0 0 0 2px rgb(244 246 247 / 0.9), inset 0 0 0 3px rgb(20 24 28 / 0.55);
}
.slot-reels[data-wins="net"] .slot-cell:not([data-won]) { opacity: 0.38; }
.slot-reels[data-wins="net"] .slot-cell[data-won] .slot-symbol {
  filter: drop-shadow(0 0 0.5rem var(--slot-light));
  animation: slot-beat 900ms ease-in-out infinite alternate;
}
.slot-cell[data-taken][data-won] .slot-symbol { animation: none; }
.slot-celebration { inset: calc(var(--frame) * -1); inline-size: auto; block-size: auto; }
.slot-celebration::before {
  content: "";
  position: absolute;
  inset: 0;
  border-radius: var(--slot-cabinet-radius);
  animation: slot-halo 1s ease-out both;
}
.slot-celebration[data-size="2"]::before { animation-iteration-count: 2; }
.slot-celebration[data-size="3"]::before { animation-iteration-count: 3; }
.slot-celebration i {
  position: absolute;
  inset-block-start: -8%;
  inline-size: calc(var(--cell) * 0.14);
  aspect-ratio: var(--slot-piece-ratio, 1);
  border-radius: var(--slot-piece-radius, 50%);
  background: var(--slot-piece);
  opacity: 0;
  animation: slot-shower 1.9s linear 1;
}
.slot-celebration[data-size="3"] i { animation-iteration-count: 2; }
.slot-celebration i:nth-child(6n + 1) { inset-inline-start: 6%; animation-delay: 0ms; }
.slot-celebration i:nth-child(6n + 2) { inset-inline-start: 24%; animation-delay: 260ms; }
.slot-celebration i:nth-child(6n + 3) { inset-inline-start: 43%; animation-delay: 90ms; }
.slot-celebration i:nth-child(6n + 4) { inset-inline-start: 60%; animation-delay: 400ms; }
.slot-celebration i:nth-child(6n + 5) { inset-inline-start: 77%; animation-delay: 180ms; }
.slot-celebration i:nth-child(6n) { inset-inline-start: 92%; animation-delay: 330ms; }
.slot-celebration i:nth-child(n + 7) { margin-inline-start: 5%; margin-block-start: -6%; background: var(--slot-piece-second, var(--slot-piece)); }
.slot-celebration i:nth-child(n + 13) { margin-inline-start: -6%; margin-block-start: 4%; background: var(--slot-piece); scale: 0.7; }
.slot-celebration i:nth-child(n + 19) { margin-inline-start: 10%; margin-block-start: 9%; scale: 1.3; }
.slot[data-celebrates="3"] .slot-scene { animation: slot-dawn 2.4s ease-in-out both; }
@keyframes slot-draw { from { stroke-dashoffset: 1000; } to { stroke-dashoffset: 0; } }
@keyframes slot-beat { to { transform: scale(1.13); } }
@keyframes slot-halo {
  from { box-shadow: 0 0 0 0 var(--slot-light); opacity: 0.95; }
  to { box-shadow: 0 0 3rem 1.25rem var(--slot-light); opacity: 0; }
}
@keyframes slot-shower {
  from { transform: translateY(0) rotate(0); opacity: 0; }
  12% { opacity: 1; }
  80% { opacity: 1; }
  to { transform: translateY(calc(var(--cell) * (var(--rows) + 0.8))) rotate(var(--slot-piece-turn, 200deg)); opacity: 0; }
}
@keyframes slot-dawn { 40% { filter: brightness(1.35) saturate(1.2); } }
`;
