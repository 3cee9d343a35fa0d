import { isSupportText, SUPPORT_LIMITS } from "@spilhus/contracts/support";
import type { Say } from "./types.ts";

/** Why a text cannot be sent; nothing where it can. */
export function textProblem(t: Say, text: string): string | undefined {
  if (text.length > SUPPORT_LIMITS.textLength)
    return t("support.textTooLong", { most: SUPPORT_LIMITS.textLength });
  return isSupportText(text) ? undefined : t("support.textMissing");
}
