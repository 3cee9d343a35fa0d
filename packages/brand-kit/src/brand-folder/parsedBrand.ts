import {
  MoneyChecksSchema,
  ThemeTokensSchema,
  type Locale,
  type MoneyChecks,
  type ThemeTokens,
} from "@spilhus/contracts";
import type { KnownRouteId, RouteId } from "@spilhus/routes";
import * as z from "zod";
import {
  type BrandExperiment,
  type BrandIdentity,
  type BrandNavigation,
  enabledRoutes,
  type MessageOverrides,
} from "@spilhus/brand";
import { PART_FILES, type BrandFolder, type PartName } from "./brandFolder.ts";
import {
  experimentsSchema,
  guardsSchema,
  identitySchema,
  messagesSchema,
  navigationSchema,
} from "@spilhus/brand/schema";
import { schemaFindings } from "../findings/schemaFindings.ts";
import type { Finding, RuleId } from "../findings/finding.ts";

/** A brand folder after parsing; a part that did not parse is absent, and its findings say why. */
export interface ParsedBrand {
  readonly folder: BrandFolder;
  readonly identity?: BrandIdentity;
  readonly enabledRoutes?: readonly RouteId[];
  readonly navigation?: BrandNavigation;
  /** Guard ids are not checked yet. */
  readonly guards?: Readonly<Partial<Record<KnownRouteId, readonly string[]>>>;
  readonly experiments?: readonly BrandExperiment[];
  readonly moneyChecks?: MoneyChecks;
  readonly messages: Readonly<Partial<Record<Locale, MessageOverrides>>>;
  readonly theme?: ThemeTokens;
  readonly findings: readonly Finding[];
}

/** Parses every part of a folder that was read. */
export function parseBrand(folder: BrandFolder): ParsedBrand {
  const findings: Finding[] = [];
  const parse = <Output>(
    name: PartName,
    schema: z.core.$ZodType<Output>,
    rule: RuleId = "shape",
  ): Output | undefined => {
    const part = folder.parts[name];
    const file = `${folder.path}/${PART_FILES[name].file}`;
    if (part?.state !== "read") {
      const message = part?.state === "broken" ? part.reason : "is missing.";
      findings.push({ level: "error", file, key: "", rule: "file", message });
      return undefined;
    }
    const parsed = z.safeParse(schema, part.value);
    if (parsed.success) return parsed.data;
    findings.push(...schemaFindings(parsed.error, part.value, file, rule));
    return undefined;
  };
  const identity = parse("identity", identitySchema);
  const navigation = parse("navigation", navigationSchema);
  const guards = parse("guards", guardsSchema);
  const experiments = parse("experiments", experimentsSchema);
  const moneyChecks = parse("moneyChecks", MoneyChecksSchema);
  const da = parse("messagesDa", messagesSchema, "messages");
  const en = parse("messagesEn", messagesSchema, "messages");
  const theme = parse("theme", ThemeTokensSchema, "theme");
  return {
    folder,
    ...(identity && { identity, enabledRoutes: enabledRoutes(identity.features) }),
    ...(navigation && { navigation }),
    ...(guards && { guards }),
    ...(experiments && { experiments }),
    ...(moneyChecks && { moneyChecks }),
    messages: { ...(da && { da }), ...(en && { en }) },
    ...(theme && { theme }),
    findings,
  };
}
