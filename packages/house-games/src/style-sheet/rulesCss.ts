/** The dialog of rules and pays. */
export const rulesCss = `
.slot-rules { display: grid; gap: var(--space-4); max-inline-size: var(--space-measure); }
.slot-pays { display: grid; grid-template-columns: repeat(auto-fill, minmax(13.5rem, 1fr)); gap: var(--space-3); }
.slot-pay {
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3);
  border: var(--shape-hairline) solid var(--color-border);
  border-radius: var(--shape-card);
}
.slot-pay-symbol { inline-size: 4rem; block-size: 4rem; }
.slot-pay-name::first-letter { text-transform: uppercase; }
.slot-pay-list > div, .slot-facts > div { display: flex; justify-content: space-between; gap: 1rem; }
.slot-pay-list { font-size: var(--type-size-small); }
.slot-facts { display: grid; gap: 0.35rem; }
.slot-facts > div { padding-block-end: 0.35rem; border-block-end: var(--shape-hairline) solid var(--color-border); }
.slot-line-list { display: grid; grid-template-columns: repeat(auto-fill, minmax(3.5rem, 1fr)); gap: var(--space-3); }
.slot-line-list > li { display: grid; justify-items: center; gap: 0.2rem; font-size: var(--type-size-caption); }
.slot-line-picture { inline-size: 100%; max-inline-size: 4.5rem; }
.slot-line-picture rect { fill: var(--color-border); }
.slot-line-picture rect[data-on] { fill: var(--color-accent-text); }
`;
