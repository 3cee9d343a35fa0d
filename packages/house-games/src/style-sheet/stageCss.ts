/** The place of the parts: scene, sign, cabinet, message and bar, for any size of the container. */
export const stageCss = `
.slot {
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  block-size: 100%;
  min-block-size: 20rem;
  overflow: hidden;
  container: slot / size;
  background: var(--slot-ground);
  color: var(--slot-ink);
}
@media (max-height: 30rem) and (min-width: 34rem) {
  .slot { min-block-size: 13rem; }
}
.slot-loading {
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-4);
  block-size: 100%;
  min-block-size: 20rem;
}
.slot-scene {
  position: absolute;
  inset: 0;
  z-index: -1;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  user-select: none;
}
.slot[data-free] .slot-scene { filter: var(--slot-free-filter); }
.slot-stage {
  --reels: 5;
  --rows: 3;
  --frame: clamp(0.5rem, 1.6cqi, 1.1rem);
  --gap: clamp(2px, 0.5cqi, 6px);
  --cell: min(
    (100cqi - 1.25rem - 2 * var(--frame) - (var(--reels) - 1) * var(--gap)) / var(--reels),
    (100cqb - 17.5rem - 2 * var(--frame)) / var(--rows),
    12rem
  );
  display: grid;
  align-content: center;
  justify-items: center;
  gap: clamp(0.4rem, 1.4cqb, 1rem);
  min-block-size: 0;
  padding: 0.5rem;
}
.slot-stage[data-reels="3"] { --reels: 3; }
.slot-stage[data-rows="4"] { --rows: 4; }
.slot-sign {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.4rem 0.9rem;
  min-block-size: 3rem;
}
.slot-name {
  padding: 0.35em 0.9em;
  border: var(--slot-sign-border);
  border-radius: var(--slot-sign-radius);
  background: var(--slot-sign-ground);
  box-shadow: var(--slot-sign-shadow);
  color: var(--slot-sign-ink);
  font-family: var(--font-display);
  font-variation-settings: var(--font-display-variation);
  font-size: clamp(1rem, 4.2cqmin, 2rem);
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: 0.01em;
  text-align: center;
}
.slot-demo {
  padding: 0.3em 0.8em;
  border: 1px dashed currentcolor;
  border-radius: var(--shape-pill);
  background: rgb(10 14 18 / 0.86);
  color: #fff;
  font-size: var(--type-size-small);
  font-weight: var(--type-weight-strong);
}
.slot-free {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.1em 1.1em;
  padding: 0.45em 1em;
  border: 2px solid var(--slot-light);
  border-radius: var(--slot-sign-radius);
  background: rgb(6 10 14 / 0.92);
  color: var(--slot-light);
  font-size: clamp(0.875rem, 3.2cqmin, 1.25rem);
  white-space: normal;
}
.slot-multipliers { display: flex; gap: 0.35rem; }
.slot-multiplier {
  display: grid;
  place-items: center;
  min-inline-size: 2.6rem;
  padding: 0.2em 0.5em;
  border: 2px solid var(--slot-edge);
  border-radius: var(--shape-pill);
  background: var(--slot-plate);
  color: var(--slot-on-plate);
  font-size: clamp(0.875rem, 2.6cqmin, 1.125rem);
  transition: transform 200ms var(--motion-ease-land), background-color 200ms;
}
.slot-multiplier[data-lit] {
  background: var(--slot-lit);
  color: var(--slot-on-lit);
  transform: scale(1.18);
}
.slot-cabinet {
  position: relative;
  padding: var(--frame);
  border-radius: var(--slot-cabinet-radius);
  background: var(--slot-cabinet);
  box-shadow: var(--slot-cabinet-shadow);
}
.slot-panel {
  position: absolute;
  inset: 0;
  z-index: 4;
  display: grid;
  place-content: center;
  gap: 0.3em;
  padding: 1rem;
  border-radius: inherit;
  background: rgb(3 10 14 / 0.88);
  color: #fff;
  text-align: center;
  animation: slot-appear 320ms var(--motion-ease) both;
}
.slot-panel-title {
  color: var(--slot-light);
  font-family: var(--font-display);
  font-variation-settings: var(--font-display-variation);
  font-size: clamp(1.5rem, 8cqmin, 3.75rem);
  font-weight: 700;
  line-height: 1.1;
}
.slot-panel-text { font-size: clamp(1rem, 4cqmin, 1.75rem); }
.slot-message {
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: 3.75rem;
  inline-size: min(34rem, 100%);
  padding: 0.3rem 1rem;
  border-radius: var(--slot-sign-radius);
  background: var(--slot-plate);
  color: var(--slot-on-plate);
  text-align: center;
}
.slot-message-main {
  font-size: clamp(1rem, 3.6cqmin, 1.375rem);
  line-height: 1.25;
  white-space: normal;
}
.slot-message-detail { font-size: var(--type-size-small); line-height: 1.3; }
.slot-message[data-tone="refused"] .slot-message-main {
  font-family: var(--font-body);
  font-size: var(--type-size-body);
}
.slot-message[data-tone="won"] {
  background: var(--slot-lit);
  color: var(--slot-on-lit);
}
.slot-message[data-tone="won"] .slot-message-main { font-size: clamp(1.25rem, 5.2cqmin, 2rem); }
@keyframes slot-appear { from { opacity: 0; transform: scale(0.94); } }
/* The bar takes three rows there, and the shell's own bar has the name. */
@container slot (max-width: 34rem) {
  .slot-stage {
    --cell: min(
      (100cqi - 1.25rem - 2 * var(--frame) - (var(--reels) - 1) * var(--gap)) / var(--reels),
      (100cqb - 20rem - 2 * var(--frame)) / var(--rows)
    );
  }
  .slot-sign:has(.slot-demo) .slot-name { display: none; }
}
@container slot (max-height: 34rem) {
  .slot-stage {
    --cell: min(
      (100cqi - 1.25rem - 2 * var(--frame) - (var(--reels) - 1) * var(--gap)) / var(--reels),
      (100cqb - 18.25rem - 2 * var(--frame)) / var(--rows)
    );
    gap: 0.35rem;
    padding-block: 0.25rem;
  }
  .slot-sign { min-block-size: 2.1rem; }
  .slot-message { min-block-size: 2.75rem; padding-block: 0.15rem; }
}
@container slot (max-height: 34rem) and (min-width: 34rem) {
  .slot-stage {
    --cell: min(
      (100cqi - 13.5rem - 2 * var(--frame) - (var(--reels) - 1) * var(--gap)) / var(--reels),
      (100cqb - 6.75rem - 2 * var(--frame)) / var(--rows)
    );
    margin-inline-end: 12rem;
  }
}
`;
