/** Reels and their three motions. Times are those of \`src/slot/plan/pace.ts\`. */
export const reelsCss = `
.slot-reels {
  position: relative;
  display: flex;
  gap: var(--gap);
  overflow: hidden;
  border-radius: var(--slot-window-radius);
  background: var(--slot-gap);
  box-shadow: var(--slot-window-shadow, none);
}
.slot-reel {
  position: relative;
  inline-size: var(--cell);
  block-size: calc(var(--cell) * var(--rows));
  overflow: hidden;
  background: var(--slot-reel);
}
.slot-reel::after {
  content: "";
  position: absolute;
  inset: 0;
  z-index: 2;
  background: var(--slot-reel-shade, none);
  pointer-events: none;
}
.slot-reel:nth-child(1) { --order: 0; }
.slot-reel:nth-child(2) { --order: 1; }
.slot-reel:nth-child(3) { --order: 2; }
.slot-reel:nth-child(4) { --order: 3; }
.slot-reel:nth-child(5) { --order: 4; }
.slot-strip { position: relative; z-index: 1; will-change: transform; }
.slot-cell {
  display: grid;
  place-items: center;
  inline-size: var(--cell);
  block-size: var(--cell);
}
.slot-symbol { inline-size: 86%; block-size: 86%; object-fit: contain; user-select: none; }
.slot-cover {
  position: absolute;
  inset: 0;
  z-index: 3;
  inline-size: 100%;
  block-size: 100%;
  animation: slot-dive 620ms cubic-bezier(0.3, 0.9, 0.4, 1) both;
}
.slot-reel[data-hopeful] { box-shadow: inset 0 0 0 3px var(--slot-light), inset 0 0 2rem var(--slot-light); }

.slot:not([data-motion="fall"]) .slot-reel[data-phase="rolling"]:not([data-calm]) .slot-strip {
  animation:
    slot-leave 360ms cubic-bezier(0.6, 0, 0.95, 0.7) both,
    slot-roll 420ms 360ms linear infinite;
}
.slot[data-motion="river"] .slot-reel[data-phase="landing"]:not([data-calm]) .slot-strip {
  animation: slot-land 620ms cubic-bezier(0.33, 0.67, 0.5, 1) both;
}
.slot[data-motion="drum"] .slot-reel[data-phase="landing"]:not([data-calm]) .slot-strip {
  animation: slot-clack 620ms linear both;
}
.slot[data-motion="fall"] .slot-reel[data-phase="rolling"]:not([data-calm]) .slot-cell {
  animation: slot-drop 460ms calc(var(--order) * 55ms + var(--late) * 60ms) cubic-bezier(0.5, 0, 0.9, 0.5) both;
}
.slot[data-motion="fall"] .slot-reel[data-phase="landing"]:not([data-calm]) .slot-cell {
  animation: slot-arrive 500ms calc(var(--late) * 55ms) linear both;
}
.slot-cell:nth-child(3n + 1) { --late: 2; }
.slot-cell:nth-child(3n + 2) { --late: 1; }
.slot-cell:nth-child(3n) { --late: 0; }
.slot-cell[data-fallen] { --rows-fallen: 1; animation: slot-tumble 560ms linear both; }
.slot-cell[data-fallen="2"] { --rows-fallen: 2; }
.slot-cell[data-fallen="3"] { --rows-fallen: 3; }
.slot-cell[data-taken] { animation: slot-take 360ms cubic-bezier(0.5, 0, 0.8, 0.4) both; }
.slot-reel[data-calm][data-phase="rolling"] .slot-strip { opacity: 0.2; }

@keyframes slot-leave {
  from { transform: translateY(calc(var(--cell) * -16)); }
  24% { transform: translateY(calc(var(--cell) * -16.14)); }
  to { transform: translateY(calc(var(--cell) * -8)); }
}
@keyframes slot-roll {
  from { transform: translateY(calc(var(--cell) * -8)); }
  to { transform: translateY(0); }
}
@keyframes slot-land {
  from { transform: translateY(calc(var(--cell) * -6)); }
  to { transform: translateY(0); }
}
@keyframes slot-clack {
  from { transform: translateY(calc(var(--cell) * -6)); animation-timing-function: cubic-bezier(0.3, 0.5, 0.75, 1); }
  62% { transform: translateY(calc(var(--cell) * 0.11)); animation-timing-function: ease-in-out; }
  80% { transform: translateY(calc(var(--cell) * -0.045)); animation-timing-function: ease-in-out; }
  92% { transform: translateY(calc(var(--cell) * 0.015)); }
  to { transform: translateY(0); }
}
@keyframes slot-drop {
  to { transform: translateY(calc(var(--cell) * (var(--rows) + 0.4))) rotate(24deg); }
}
@keyframes slot-arrive {
  from { transform: translateY(calc(var(--cell) * (var(--rows) + 0.3) * -1)) rotate(-10deg); animation-timing-function: cubic-bezier(0.5, 0, 0.9, 0.6); }
  58% { transform: translateY(0) rotate(0) scale(1.1, 0.86); animation-timing-function: ease-out; }
  76% { transform: translateY(calc(var(--cell) * -0.1)) scale(0.97, 1.04); animation-timing-function: ease-in; }
  90% { transform: translateY(0) scale(1.03, 0.97); }
  to { transform: none; }
}
@keyframes slot-tumble {
  from { transform: translateY(calc(var(--cell) * var(--rows-fallen) * -1)); animation-timing-function: cubic-bezier(0.5, 0, 0.9, 0.6); }
  60% { transform: translateY(0) scale(1.08, 0.88); animation-timing-function: ease-out; }
  78% { transform: translateY(calc(var(--cell) * -0.07)); animation-timing-function: ease-in; }
  to { transform: none; }
}
@keyframes slot-take {
  30% { transform: scale(1.16); opacity: 1; }
  to { transform: scale(0.2) rotate(20deg); opacity: 0; }
}
@keyframes slot-dive {
  from { transform: translateY(-100%); opacity: 0.6; }
  70% { transform: translateY(2%); }
  to { transform: none; }
}
`;
