import { type RegisteredBrand, SUPPORT_VENDOR_HOST } from "@spilhus/contracts";
import type { SupportVendorSettings } from "../support-vendor/index.ts";
import { brandOrigin, type StackPlan } from "./stackPlan.ts";

/** Whether a brand's chat with customer service is a vendor's. */
export const hasSupportVendor = ({ vendors }: Pick<RegisteredBrand, "vendors">): boolean =>
  vendors.supportWorkspace !== undefined;

/** A port of its own, as the vendor has a host of its own: the edge would give its answers the headers of the sites. */
const originOf = (port: number) => `http://${SUPPORT_VENDOR_HOST}:${port}`;
const secretOf = ({ secrets }: StackPlan, brand: string) => secrets.brands[brand]?.support ?? "";

/** The gateway's `SUPPORT_SECRETS`. */
export const supportSecrets = (plan: StackPlan): string =>
  JSON.stringify(
    Object.fromEntries(plan.brands.filter(hasSupportVendor).map(({ id }) => [id, secretOf(plan, id)])),
  );

/** The edge's `SUPPORT_VENDOR`; nothing where no brand has a vendor. */
export const supportVendorOfEdge = ({ supportVendorPort }: StackPlan): Readonly<Record<string, string>> =>
  supportVendorPort === undefined ? {} : { SUPPORT_VENDOR: originOf(supportVendorPort) };

/** The stand-in's own settings. */
export function supportVendorStandIn(plan: StackPlan): Readonly<Record<string, string>> {
  const { supportVendorPort: port } = plan;
  if (port === undefined) return {};
  const workspaces: SupportVendorSettings["workspaces"] = Object.fromEntries(
    plan.brands.flatMap((brand) => {
      const { supportWorkspace } = brand.vendors;
      const own = { brand: brandOrigin(brand, plan), secret: secretOf(plan, brand.id) };
      return supportWorkspace === undefined ? [] : [[supportWorkspace, own]];
    }),
  );
  const settings: SupportVendorSettings = { port, origin: originOf(port), workspaces };
  return { SUPPORT_VENDOR: JSON.stringify(settings) };
}
