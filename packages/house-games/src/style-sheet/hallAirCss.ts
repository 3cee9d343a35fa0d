/** What makes each house's halls its own: called numbers among stars at night, or wooden tokens on a table by day. */
export const hallAirCss = `
.hall[data-air="observatory"] {
  background:
    radial-gradient(1px 1px at 12% 8%, var(--color-text) 50%, transparent),
    radial-gradient(1px 1px at 31% 17%, var(--color-text-muted) 50%, transparent),
    radial-gradient(2px 2px at 64% 6%, var(--color-text-muted) 50%, transparent),
    radial-gradient(1px 1px at 83% 14%, var(--color-text) 50%, transparent),
    radial-gradient(1px 1px at 92% 29%, var(--color-text-muted) 50%, transparent),
    radial-gradient(70rem 26rem at 70% -8rem, color-mix(in srgb, var(--color-accent-alt) 26%, transparent), transparent 70%),
    radial-gradient(50rem 20rem at 15% -6rem, color-mix(in srgb, var(--color-accent) 16%, transparent), transparent 70%),
    var(--color-surface-sunken);
}
.hall[data-air="observatory"] .hall-stage { background: var(--color-surface); box-shadow: none; }
.hall[data-air="observatory"] .hall-ball { border-width: 2px; box-shadow: 0 0 0 0.75rem color-mix(in srgb, var(--color-accent) 10%, transparent), 0 0 3.5rem color-mix(in srgb, var(--color-accent) 45%, transparent); }
.hall[data-air="observatory"] .hall-before li { border-width: 1px; border-color: var(--color-accent); }
.hall[data-air="observatory"] .hall-board-numbers li[data-called] { border-width: 1px; background: var(--color-surface); box-shadow: 0 0 0.75rem color-mix(in srgb, var(--color-accent) 50%, transparent); }
.hall-constellation { display: none; }
.hall[data-air="observatory"] .hall-constellation { display: block; position: absolute; inset: 0; inline-size: 100%; block-size: 100%; overflow: visible; pointer-events: none; }
.hall-constellation polyline { fill: none; stroke: var(--color-accent); stroke-width: 1px; stroke-dasharray: 3 4; vector-effect: non-scaling-stroke; opacity: 0.7; }
.hall[data-air="observatory"] .hall-plate { border-width: 1px; }
.hall[data-air="observatory"] .hall-cell[aria-pressed="true"] { border-color: var(--color-accent); background: color-mix(in srgb, var(--color-accent) 24%, var(--color-surface)); color: var(--color-text); }

.hall[data-air="table"] { background: var(--color-band); color: var(--color-on-band); }
.hall[data-air="table"] .hall-stage { background: var(--color-surface-raised); color: var(--color-text); }
.hall[data-air="table"] .hall-ball {
  border: 0.12em solid var(--color-accent);
  outline: 2px solid var(--color-border-strong);
  outline-offset: -0.24em;
  background: var(--color-accent);
  color: var(--color-on-accent);
  box-shadow: 0 0.5rem 0 var(--color-border-strong), 0 1rem 1.5rem color-mix(in srgb, var(--color-text) 22%, transparent);
  animation-name: hall-land;
}
@keyframes hall-land { from { opacity: 0; transform: translateY(-4rem) rotate(-18deg); } 70% { transform: translateY(0.25rem) rotate(3deg); } }
.hall[data-air="table"] .hall-before li { border-color: var(--color-border-strong); background: var(--color-accent); color: var(--color-on-accent); box-shadow: 0 3px 0 var(--color-border-strong); }
.hall[data-air="table"] .hall-board-numbers li[data-called] { border-color: var(--color-border-strong); background: var(--color-accent); color: var(--color-on-accent); box-shadow: 0 2px 0 var(--color-border-strong); }
.hall[data-air="table"] .hall-table > .hall-plates {
  border-radius: var(--shape-card);
  background:
    repeating-linear-gradient(0deg, color-mix(in srgb, var(--color-plate-mark) 9%, transparent) 0 1.25rem, transparent 1.25rem 2.5rem),
    repeating-linear-gradient(90deg, color-mix(in srgb, var(--color-plate-mark) 9%, transparent) 0 1.25rem, transparent 1.25rem 2.5rem),
    var(--color-surface-raised);
}
.hall[data-air="table"] .hall-plate { border: 1px solid var(--color-plate-line); border-block-start: 3px dashed var(--color-plate-line); background: var(--color-plate); color: var(--color-on-plate); box-shadow: 0 2px 6px color-mix(in srgb, var(--color-text) 14%, transparent); }
.hall[data-air="table"] .hall-plate[data-to-go] { border-color: var(--color-plate-mark); }
.hall[data-air="table"] .hall-cell { border-color: var(--color-plate-line); background: var(--color-plate); color: var(--color-on-plate); }
.hall[data-air="table"] .hall-cell[aria-pressed="true"] { border-color: var(--color-plate-mark); background: var(--color-plate-mark); color: var(--color-on-plate-mark); }
.hall[data-air="table"] :is(.hall-purchases, .hall-result, .hall-history) { border: 0; background: var(--color-surface-raised); color: var(--color-text); }
@media (prefers-reduced-motion: reduce) { .hall[data-air] .hall-ball { animation: none; } }
`;
