import { compile, serialize, stringify } from "stylis";
import { componentStyles } from "./componentStyles.ts";
import { type ComponentStyles, inLayer, LAYER_ORDER, type Layer } from "./layers.ts";

/**
 * Text of rules written with `css`.
 *
 * @throws {Error} when a rule depends on props: a sheet is the same for everyone
 */
export function rulesText(rules: unknown): string {
  if (typeof rules === "string") return rules;
  if (!Array.isArray(rules)) throw new Error("A rule that depends on props cannot stand in a style sheet.");
  return rules.map(rulesText).join("");
}

/** The rules of the given layers, one block for each layer; the order of components within a layer does not matter. */
export function layersCss(
  layers: readonly Layer[],
  components: readonly ComponentStyles[] = componentStyles,
): string {
  const blocks = layers.map((layer) => {
    const rules = components.filter((component) => component.layer === layer).map(({ styles }) => styles);
    return inLayer(layer, serialize(compile(rulesText(rules)), stringify));
  });
  return LAYER_ORDER + blocks.join("");
}

/** The rules that every page needs. A site serves them as one file that browsers keep. */
export function globalCss(): string {
  return layersCss(["base", "parts", "composites"]);
}

/** The rules of forms and of the account, for the pages that have them. */
export function playerCss(): string {
  return layersCss(["player"]);
}
