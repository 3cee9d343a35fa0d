import type { PageRequest } from "@spilhus/page-kit";
import type { RouteId } from "@spilhus/routes";
import { SupportFacade } from "@spilhus/ui";
import { facadeOf } from "./facadeOf.ts";
import { SUPPORT_PAGES } from "@spilhus/routes";

interface SupportFacadeSlotProps {
  readonly request: PageRequest;
  /** Absent on an error page. */
  readonly route: RouteId | undefined;
}

/** The content of the support-chat container (R2.57): the button, where anybody gets the chat. */
export function SupportFacadeSlot({ request: { brand, t }, route }: SupportFacadeSlotProps) {
  const audience = facadeOf(brand, route);
  if (audience === undefined) return null;
  return (
    <SupportFacade href={SUPPORT_PAGES["customer-service"]} label={t("support.button")} audience={audience} />
  );
}
