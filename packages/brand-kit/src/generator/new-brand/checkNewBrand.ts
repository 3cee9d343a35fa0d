import { FEATURES } from "@spilhus/routes";
import { BRAND_ID, BRAND_ID_RULE, HOST, SUPPORT_WORKSPACE } from "@spilhus/brand/schema";
import { drawable, GLYPHS } from "../drawing/glyphs.ts";
import { colourOf } from "../palette/colour.ts";
import { proposePalette } from "../palette/proposePalette.ts";
import type { NewBrand } from "./newBrand.ts";

/** Ids, names and hosts that are in use. */
export interface Taken {
  /** Ids whose folders or package names exist. */
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly hosts: readonly string[];
}

/** A brand's address on a local stack. */
export const localHost = (id: string): string => `${id}.localhost`;

const MAX_NAME = 24;

/** Each check returns one line that says what is wrong and what to do, or undefined. */
export const newBrandChecks = {
  id(id: string, { ids, hosts }: Taken): string | undefined {
    if (!BRAND_ID.test(id) || id.length < 2 || id.length > 31)
      return `"${id}" is no brand id: it ${BRAND_ID_RULE}`;
    if (ids.includes(id))
      return `"${id}" is taken: brands/${id}, apps/${id} or packages/brand-${id} exists. Choose another id.`;
    if (hosts.includes(localHost(id)))
      return `"${id}" is taken: the address ${localHost(id)} belongs to another. Choose another id.`;
    return undefined;
  },
  name(name: string, { names }: Taken): string | undefined {
    const letters = [...drawable(name)];
    const odd = letters.find((letter) => !(letter in GLYPHS));
    if (name.trim() === "" || name !== name.trim() || letters.length > MAX_NAME) {
      return `"${name}" is no brand name: write 1 to ${MAX_NAME} characters without spaces at the ends.`;
    }
    if (odd !== undefined) {
      return `"${name}" is no brand name: "${odd}" cannot be drawn. Use letters, digits, spaces and hyphens.`;
    }
    const same = names.find((other) => other.toLowerCase() === name.toLowerCase());
    return same && `The name "${name}" is taken by the brand ${same}. Choose another name.`;
  },
  domain(domain: string, { hosts }: Taken): string | undefined {
    if (!HOST.test(domain))
      return `"${domain}" is no domain: write a host name in lower case such as havn.example.`;
    return hosts.includes(domain)
      ? `The domain "${domain}" belongs to another brand. Choose another.`
      : undefined;
  },
  colour(hex: string): string | undefined {
    return colourOf(hex) ? undefined : `"${hex}" is no colour: write it #rrggbb.`;
  },
  features(features: readonly string[]): string | undefined {
    const odd = features.find((feature) => !(FEATURES as readonly string[]).includes(feature)); // includes() accepts only its own element type
    return odd === undefined
      ? undefined
      : `"${odd}" is no feature. Use a comma-separated list of ${FEATURES.join(", ")}.`;
  },
  workspace(workspace: string): string | undefined {
    return SUPPORT_WORKSPACE.test(workspace)
      ? undefined
      : `"${workspace}" is no workspace of Intercom: write its id, such as abcd1234.`;
  },
  contrast(newBrand: Pick<NewBrand, "primary" | "secondary" | "look">): string | undefined {
    const { primary, secondary, look } = newBrand;
    const proposal = proposePalette({
      scheme: look,
      primary,
      ...(secondary === undefined ? {} : { secondary }),
    });
    if (proposal.ok) return undefined;
    const other =
      secondary === undefined ? " To keep it, give buttons a colour of their own: --secondary." : "";
    return `${proposal.problem} The nearest that can is ${proposal.nearest}.${other}`;
  },
};

/** The first problem of a new brand, in one line; undefined when there is none. */
export function checkNewBrand(newBrand: NewBrand, taken: Taken): string | undefined {
  return (
    newBrandChecks.id(newBrand.id, taken) ??
    newBrandChecks.name(newBrand.name, taken) ??
    newBrandChecks.domain(newBrand.domain, taken) ??
    newBrandChecks.features(newBrand.features) ??
    newBrandChecks.colour(newBrand.primary) ??
    (newBrand.secondary === undefined ? undefined : newBrandChecks.colour(newBrand.secondary)) ??
    (newBrand.supportWorkspace === undefined
      ? undefined
      : newBrandChecks.workspace(newBrand.supportWorkspace)) ??
    newBrandChecks.contrast(newBrand)
  );
}
