import type { ComponentType } from "react";
import type { BrandDefinition } from "@spilhus/brand";
import type { MiddlewareId } from "@spilhus/contracts";
import type { Translator } from "@spilhus/i18n";
import type { RouteId } from "@spilhus/routes";
import type { PageRequest } from "../page-request/pageRequest.ts";

interface TabProps {
  readonly brand: BrandDefinition;
  readonly translator: Translator;
}

/** The slots of the shell, each with the props of the components in it. */
export interface ShellSlots {
  /** Stays mounted as long as the tab, before the page: the first tab stop. */
  readonly "before-page": TabProps;
  /** Lives as long as the tab, over navigations. */
  readonly tab: TabProps;
  /** Between header and content, on pages in the default layout. */
  readonly "before-content": { readonly request: PageRequest };
  /** The support-chat container of every page (R2.57); no route on an error page. */
  readonly "support-chat": { readonly request: PageRequest; readonly route: RouteId | undefined };
  /** Under a tall header, where promotions may be shown. */
  readonly "header-strip": { readonly request: PageRequest };
}

/** A component for one of the slots. */
export interface ShellSlotPart<Slot extends keyof ShellSlots> {
  readonly slot: Slot;
  /** Left out while the app has no accounts. */
  readonly needsAccounts?: true;
  readonly Component: ComponentType<ShellSlots[Slot]>;
}

/** What a middleware of the route table adds to its page. */
export interface MiddlewarePart {
  readonly slot: "middleware";
  readonly id: MiddlewareId;
  readonly Component: ComponentType<{ readonly request: PageRequest }>;
}

/** What a wing adds to the shell of every page. */
export type ShellPart =
  | { [Slot in keyof ShellSlots]: ShellSlotPart<Slot> }[keyof ShellSlots]
  | MiddlewarePart;
