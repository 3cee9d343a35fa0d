import type { RuleSet } from "styled-components";

/**
 * The cascade layers, weakest first: a rule of a later layer wins over any rule of an earlier one, whatever their
 * specificity and wherever they stand.
 *
 * - `theme`: a brand's tokens as custom properties
 * - `base`: elements without a class, and the few classes that any component may use
 * - `parts`: components inside other components, such as buttons, fields and cards
 * - `composites`: components made of parts, such as headers, heroes and dialogs
 * - `player`: what only players see, such as forms and the account; a sheet of its own
 */
export const LAYERS = ["theme", "base", "parts", "composites", "player"] as const;

export type Layer = (typeof LAYERS)[number];

/** What the `styles.ts` of a component's folder exports. */
export interface ComponentStyles {
  readonly layer: Layer;
  readonly styles: RuleSet<object>;
}

/** Declares the order of the layers. Each sheet begins with it, so that the sheets may load in any order. */
export const LAYER_ORDER = `@layer ${LAYERS.join()};`;

/** Wraps the text of rules in a layer. */
export function inLayer(layer: Layer, rules: string): string {
  return `@layer ${layer}{${rules}}`;
}
