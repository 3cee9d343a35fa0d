/** Stakes, the press, and the tools: the brand's own look, one thumb wide. */
export const controlsCss = `
.slot-bar {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 0.5rem 1.25rem;
  padding: 0.6rem max(0.75rem, env(safe-area-inset-right)) max(0.6rem, env(safe-area-inset-bottom)) max(0.75rem, env(safe-area-inset-left));
  border-block-start: var(--shape-hairline) solid var(--color-border);
  background: var(--color-surface-raised);
  color: var(--color-text);
}
.slot-stakes { justify-self: end; }
.slot-stakes-title {
  padding: 0;
  color: var(--color-text-muted);
  font-size: var(--type-size-caption);
}
.slot-stakes-row {
  display: flex;
  gap: 2px;
  padding: 2px;
  border: var(--shape-line) solid var(--color-border-strong);
  border-radius: var(--shape-control);
  background: var(--color-surface-sunken);
}
.slot-stake {
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 3rem;
  min-block-size: 2.75rem;
  padding-inline: 0.35rem;
  border-radius: calc(var(--shape-control) - 2px);
  font-size: var(--type-size-small);
  cursor: pointer;
}
.slot-stake-input {
  position: absolute;
  inset: 0;
  margin: 0;
  border-radius: inherit;
  appearance: none;
  cursor: inherit;
}
.slot-stake:hover { background: color-mix(in srgb, currentcolor 10%, transparent); }
.slot-stake:has(:checked) { background: var(--color-text); color: var(--color-surface); }
.slot-stakes:disabled .slot-stake { cursor: default; }
.slot-stakes:disabled .slot-stake:not(:has(:checked)) { color: var(--color-text-muted); background: none; }
.slot-spin {
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.1rem;
  inline-size: 5.75rem;
  block-size: 5.75rem;
  padding: 0.5rem;
  border: 3px solid var(--color-on-action);
  border-radius: 50%;
  outline-offset: 4px;
  background: var(--color-action);
  color: var(--color-on-action);
  box-shadow: var(--shadow-action);
  font-weight: 700;
  line-height: 1.05;
  cursor: pointer;
  touch-action: manipulation;
  transition: transform var(--motion-fast) var(--motion-ease), background-color var(--motion-fast);
}
.slot-spin .icon { font-size: 1.9rem; }
.slot-spin:hover { background: var(--color-action-hover); }
.slot-spin:active { background: var(--color-action-active); transform: scale(0.95); }
.slot-spin[aria-disabled="true"] {
  border-color: currentcolor;
  background: var(--color-disabled);
  color: var(--color-on-disabled);
  box-shadow: none;
  cursor: default;
  transform: none;
}
.slot-spin[data-skips] { background: var(--color-surface-overlay); color: var(--color-text); border-color: currentcolor; box-shadow: none; }
.slot-spin[data-skips] .slot-spin-text { font-size: var(--type-size-caption); }
.slot-tools { display: flex; align-items: center; gap: 0.35rem; }
.slot-sound { display: flex; align-items: center; gap: 0.35rem; min-inline-size: 0; }
.slot-tool {
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: var(--shape-line) solid var(--color-border-strong);
  border-radius: var(--shape-control);
  background: none;
  font-size: 1.25rem;
  cursor: pointer;
}
.slot-tool:hover { background: color-mix(in srgb, currentcolor 12%, transparent); }
.slot-tool-sign { inline-size: 1.4rem; block-size: 1.4rem; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.slot-volume { inline-size: 6rem; min-inline-size: 2.5rem; min-block-size: 1.5rem; accent-color: var(--color-accent-text); }
@container slot (max-width: 46rem) {
  .slot-bar { grid-template: "stakes stakes stakes" auto "tools spin none" auto / minmax(0, 1fr) auto minmax(0, 1fr); gap: 0.4rem 0.75rem; }
  .slot-stakes { grid-area: stakes; justify-self: stretch; }
  .slot-stakes-title { text-align: center; }
  .slot-stakes-row { display: grid; grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; }
  .slot-stake { min-inline-size: 0; padding-inline: 0; }
  .slot-spin { grid-area: spin; inline-size: 5rem; block-size: 5rem; }
  .slot-tools { grid-area: tools; }
  .slot-volume { display: none; }
}
@container slot (max-height: 34rem) and (min-width: 34rem) {
  .slot { grid-template-rows: minmax(0, 1fr); }
  .slot-bar {
    position: absolute;
    inset: 0 0 0 auto;
    grid-template: "spin" auto "stakes" auto "tools" auto / minmax(0, 1fr);
    align-content: center;
    justify-items: center;
    inline-size: 12rem;
    padding: 0.5rem max(0.75rem, env(safe-area-inset-right)) 0.5rem 0.75rem;
    border-block-start: 0;
    border-inline-start: var(--shape-hairline) solid var(--color-border);
  }
  .slot-stakes { grid-area: stakes; justify-self: stretch; }
  .slot-stakes-title { text-align: center; }
  .slot-stakes-row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .slot-stake { min-inline-size: 0; min-block-size: 2.25rem; }
  .slot-spin { grid-area: spin; inline-size: 5.25rem; block-size: 5.25rem; }
  .slot-tools { grid-area: tools; }
  .slot-volume { display: none; }
}
/* Hardly any height, as on the smallest phone on its side. */
@container slot (max-height: 19rem) and (min-width: 34rem) {
  .slot-bar { grid-template: "stakes stakes" auto "spin tools" auto / auto auto; gap: 0.25rem 0.5rem; padding-block: 0.25rem; }
  .slot-spin { inline-size: 4.5rem; block-size: 4.5rem; }
}
`;
