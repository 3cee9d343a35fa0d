export {
  createSupportVendor,
  SupportVendorSchema,
  type SupportVendorSettings,
} from "./createSupportVendor.ts";
