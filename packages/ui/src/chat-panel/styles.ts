import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .chat-open {
    min-height: 2.75rem;
    padding: 0.4rem 1rem;
    border: var(--shape-line) solid var(--color-border-strong);
    border-radius: var(--shape-control);
    background: var(--color-surface-overlay);
    color: var(--color-text);
    font: inherit;
    font-size: var(--type-size-small);
    font-weight: var(--type-weight-strong);
    cursor: pointer;
  }

  .chat-open:hover {
    background: var(--color-surface-sunken);
  }

  .chat-launcher .chat-sheet {
    container-type: size;
  }

  .chat-launcher[data-place="page"] {
    position: fixed;
    inset: auto auto var(--corner-end) 1rem;
    z-index: 44;

    .chat-open {
      box-shadow: var(--shadow-overlay);
    }

    .chat-sheet {
      width: min(24rem, calc(100vw - 2rem));
      height: min(36rem, calc(100dvh - 8rem));
      overflow: hidden;
      border: var(--shape-line) solid var(--color-border-strong);
      border-radius: var(--shape-panel);
      background: var(--color-surface-raised);
      box-shadow: var(--shadow-overlay);
    }

    /* Open, the lower half of a phone. */
    @media (max-width: 48rem) {
      &[data-open="true"] {
        inset: auto 0 0;
      }

      .chat-sheet {
        width: 100%;
        height: 55dvh;
        border-inline: 0;
        border-end-start-radius: 0;
        border-end-end-radius: 0;
      }
    }
  }

  /* The last row of the hall, as high as the button; open, a column beside the hall, or the lower half of a phone. In the
     flow, so that neither plates nor clock are covered. */
  .chat-launcher[data-place="hall"] {
    display: grid;
    min-width: 0;
    min-height: 0;
    border-block-start: var(--shape-line) solid var(--color-border);
    background: var(--color-surface-raised);

    .chat-open {
      border: 0;
      border-radius: 0;
      background: none;
    }

    .chat-sheet {
      display: grid;
      min-height: 0;
      height: 48svh;
    }
  }

  @media (min-width: 62rem), (min-width: 34rem) and (max-height: 30rem) {
    .chat-launcher[data-place="hall"][data-open="true"] {
      border-block-start: 0;
      border-inline-start: var(--shape-line) solid var(--color-border);

      .chat-sheet {
        height: 100%;
      }
    }
  }

  .chat-panel {
    container-type: inline-size;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    height: 100%;
    background: var(--color-surface-raised);
    color: var(--color-text);
    font-size: var(--type-size-small);

    > header {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 var(--space-2);
      align-items: baseline;
      padding: var(--space-2) var(--space-3);
      border-block-end: var(--shape-line) solid var(--color-border);
    }

    /* As long as nothing is known beside the title, the two stand on one line. */
    > header:not(:has(p)) {
      align-items: center;

      .chat-close {
        grid-row: 1;
      }
    }

    .chat-again {
      padding: var(--space-3);
    }

    h2 {
      overflow: hidden;
      font-size: var(--type-size-body);
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    h3 {
      font-size: var(--type-size-body);
    }

    header p {
      grid-column: 1;
      color: var(--color-text-muted);
      font-size: var(--type-size-caption);
    }

    .chat-close {
      grid-area: 1 / 2 / span 2;
      align-self: center;
      /* Outside it, the sheet cuts the ring off. */
      outline-offset: -3px;
    }

    button:not([data-kind]) {
      min-height: 2.25rem;
      padding: 0.15rem 0.6rem;
      border: 0;
      border-radius: var(--shape-control);
      background: none;
      color: inherit;
      font: inherit;
      cursor: pointer;
    }

    button:not([data-kind]):hover {
      background: color-mix(in srgb, currentcolor 10%, transparent);
    }

    > nav {
      display: flex;
      /* What scrolls would give its own height away first. */
      flex: none;
      gap: var(--space-1);
      overflow-x: auto;
      padding: 0 var(--space-2);
      border-block-end: var(--shape-line) solid var(--color-border);
    }

    > nav > button {
      flex: none;
      border-radius: 0;
      border-block-end: 3px solid transparent;
    }

    > nav > [aria-current="true"] {
      border-block-end-color: var(--color-accent-text);
      font-weight: var(--type-weight-strong);
    }

    .chat-unread {
      display: inline-block;
      min-width: 1.5em;
      padding: 0 0.4em;
      border-radius: 1em;
      background: var(--color-accent);
      color: var(--color-on-accent);
      font-size: var(--type-size-caption);
      font-variant-numeric: tabular-nums;
      text-align: center;
    }

    .chat-status:not(:empty) {
      padding: var(--space-1) var(--space-3);
      background: var(--color-info-ground);
      color: var(--color-info);
    }

    .chat-status[data-tone="warning"] {
      background: var(--color-warning-ground);
      color: var(--color-warning);
    }

    .chat-messages {
      position: relative;
      display: flex;
      flex: 1;
      flex-direction: column;
      min-height: 0;
    }

    .chat-messages > [role="log"] {
      flex: 1;
      min-height: 3rem;
      overflow-y: auto;
      overscroll-behavior: contain;
      padding: var(--space-2) var(--space-3);
    }

    .chat-messages ol {
      padding: 0;
      list-style: none;
    }

    .chat-messages li {
      padding-block: 0.2rem;
      overflow-wrap: anywhere;
      content-visibility: auto;
      contain-intrinsic-size: auto 2rem;
    }

    .chat-messages li > p {
      white-space: pre-line;
    }

    /* A mark of another direction of writing turns nothing but the text that it stands in. */
    .chat-messages :is(b, p > span, blockquote) {
      unicode-bidi: isolate;
    }

    .chat-messages b {
      font-weight: var(--type-weight-strong);
    }

    .chat-messages time {
      color: var(--color-text-muted);
      font-size: var(--type-size-caption);
      font-variant-numeric: tabular-nums;
    }

    .chat-role {
      padding: 0 0.4em;
      border-radius: var(--shape-control);
      background: var(--color-accent);
      color: var(--color-on-accent);
      font-size: var(--type-size-caption);
      font-style: normal;
    }

    li[data-own="true"] {
      margin-inline-start: var(--space-4);
      padding-inline: var(--space-2);
      border-inline-start: 3px solid var(--color-accent);
    }

    li[data-kind="emote"] span {
      font-style: italic;
    }

    li:is(
      [data-kind="round"],
      [data-kind="winner"],
      [data-kind="quiz"],
      [data-kind="system"],
      [data-kind="host"]
    ) {
      margin-block: 0.25rem;
      padding: 0.3rem var(--space-2);
      border-radius: var(--shape-control);
      background: var(--color-surface-sunken);
    }

    li[data-kind="host"] {
      border-inline-start: 3px solid var(--color-accent-text);
    }

    li[data-state="retracted"] p > span {
      color: var(--color-text-muted);
      font-style: italic;
    }

    li blockquote {
      overflow: hidden;
      margin: 0;
      padding-inline-start: var(--space-2);
      border-inline-start: 2px solid var(--color-border-strong);
      color: var(--color-text-muted);
      font-size: var(--type-size-caption);
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .chat-new {
      display: flex;
      gap: var(--space-2);
      align-items: center;
      color: var(--color-accent-text);
      font-size: var(--type-size-caption);
      font-weight: var(--type-weight-strong);
    }

    .chat-new::before,
    .chat-new::after {
      flex: 1;
      border-block-start: var(--shape-line) solid;
      content: "";
    }

    .chat-failed {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-2);
      align-items: center;
      color: var(--color-danger);
    }

    /* What can be done with a message stands at its end, and takes no line of its own. */
    .chat-messages li:has(> .chat-foot > button) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;

      > * {
        grid-column: 1 / -1;
      }

      > p {
        grid-column: 1;
      }

      > .chat-foot:not(:has(> span)) {
        grid-column: 2;
      }
    }

    .chat-foot {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1);
      align-items: center;
    }

    .chat-foot > span {
      padding: 0 0.5em;
      border-radius: var(--shape-pill);
      background: var(--color-surface-sunken);
      font-size: var(--type-size-caption);
      font-variant-numeric: tabular-nums;
    }

    .chat-foot > button:not([data-kind]) {
      min-width: 2.25rem;
      min-height: 1.5rem;
      padding-block: 0;
      color: var(--color-text-muted);
      font-size: var(--type-size-body);
      font-weight: var(--type-weight-strong);
      letter-spacing: 0.1em;
      line-height: 1.5rem;
    }

    .chat-menu {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1);
      min-width: 0;
      margin: 0;
      padding: var(--space-1);
      border: var(--shape-line) solid var(--color-border);
      border-radius: var(--shape-control);
    }

    .chat-menu button {
      border: var(--shape-line) solid var(--color-border);
    }

    .chat-menu [aria-pressed="true"] {
      border-color: var(--color-accent-text);
      background: var(--color-surface-sunken);
    }

    .chat-empty {
      padding: var(--space-2) var(--space-3);
      color: var(--color-text-muted);
    }

    .chat-flow {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
      align-items: center;
      padding: 0 var(--space-2);
      color: var(--color-text-muted);
      font-size: var(--type-size-caption);
    }

    .chat-flow .chat-settings-open {
      margin-inline-start: auto;
    }

    .chat-flow > small {
      order: 1;
      flex-basis: 100%;
      padding: 0 0.6rem var(--space-1);
    }

    .chat-flow .chat-pill {
      background: var(--color-action);
      color: var(--color-on-action);
    }

    .chat-flow .chat-pill:hover {
      background: var(--color-action-hover);
    }

    :is(.chat-rules, .chat-standing, .chat-care) {
      display: grid;
      gap: var(--space-2);
      padding: var(--space-3);
      border-block-start: var(--shape-line) solid var(--color-border);
      background: var(--color-surface-sunken);
    }

    .chat-standing {
      display: block;

      button {
        margin-inline-start: var(--space-2);
      }
    }

    .chat-care a + a {
      margin-inline-start: var(--space-4);
    }

    .chat-rules ul {
      display: grid;
      gap: var(--space-1);
      padding-inline-start: 1.2em;
      list-style: disc;
    }

    /* The messages keep the rest, so that neither covers the other. */
    .chat-rules {
      flex: 0 1 auto;
      min-height: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
    }

    /* In sight however little room the rules have. */
    .chat-rules > button:last-child {
      position: sticky;
      inset-block-end: 0;
    }

    .chat-settings {
      max-height: 50%;
    }

    .chat-settings ul {
      display: grid;
      gap: var(--space-1);
      padding: 0;
      list-style: none;
    }

    .chat-settings li {
      display: flex;
      gap: var(--space-2);
      align-items: center;
      justify-content: space-between;
      overflow-wrap: anywhere;
    }

    .chat-settings > button,
    .chat-name > button {
      justify-self: start;
    }

    .chat-name {
      display: grid;
      gap: var(--space-2);
    }

    .chat-composer {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--space-1) var(--space-2);
      align-items: end;
      padding: var(--space-2) var(--space-3);
      border-block-start: var(--shape-line) solid var(--color-border);
    }

    .chat-composer > :not(textarea, [type="submit"]) {
      grid-column: 1 / -1;
    }

    .chat-phrases {
      display: flex;
      min-width: 0;
      margin: 0;
      padding: 0;
      border: 0;
      gap: var(--space-1);
      overflow-x: auto;
      scrollbar-width: none;
    }

    .chat-phrases > button {
      flex: none;
      border: var(--shape-line) solid var(--color-border-strong);
    }

    .chat-phrases > [aria-disabled="true"] {
      color: var(--color-text-muted);
      cursor: default;
    }

    textarea {
      width: 100%;
      padding: 0.4rem 0.6rem;
      border: var(--shape-line) solid var(--color-border-strong);
      border-radius: var(--shape-control);
      background: var(--color-surface);
      color: inherit;
      font: inherit;
      /* Smaller text makes phones zoom in on the field. */
      font-size: max(1rem, var(--type-size-small));
      resize: none;
    }

    textarea[aria-invalid="true"] {
      border-color: var(--color-danger);
    }

    /* No room is out of sight where there is height for all. */
    @container (min-height: 28.01rem) {
      > nav {
        flex-wrap: wrap;
      }
    }

    /* The lower half of a phone: what is said has the room. */
    @container (max-height: 28rem) {
      > header {
        grid-template-columns: minmax(0, auto) minmax(max-content, 1fr) auto;
        align-items: center;
        padding-block: 0;
      }

      > header p {
        grid-area: 1 / 2;
        white-space: nowrap;
      }

      /* Until the rules are accepted, they have the room, and so has a card. */
      .chat-messages:has(~ :is(.chat-care, .chat-rules:not(.chat-settings))) {
        flex: 1 0 3rem;

        > :is(.chat-empty, .chat-flow) {
          display: none;
        }
      }

      > header p + p {
        display: none;
      }

      .chat-close {
        grid-area: 1 / 3;
      }

      .chat-messages > [role="log"] {
        padding-block: 0;
      }

      textarea {
        height: 2.75rem;
      }

      .chat-composer {
        padding-block: var(--space-1);
      }

      .chat-composer > small:not([data-urgent="true"]) {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
  }
`;
