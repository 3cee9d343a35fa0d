import { takesVendors } from "@spilhus/routes";
import { hasSessionCookie } from "../access/index.ts";
import type { Exchange } from "../request/index.ts";
import { policyClassAt } from "./policyChange.ts";

/** Whether scripts of vendors may run in the requested document; `false` when in doubt. */
export function documentVendors({ head, path, search }: Pick<Exchange, "head" | "path" | "search">): boolean {
  return takesVendors({
    policyClass: policyClassAt(path),
    search,
    mayBePlayer: hasSessionCookie(head.cookie),
  });
}
