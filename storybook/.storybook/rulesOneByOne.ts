/**
 * Imported before any style: has styled-components put each rule into the sheet, as in production. As it works in
 * development, it writes the sheet as text, and every rule has the browser read all those before it again: seconds for
 * each story, once the sheet has grown.
 */
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });
