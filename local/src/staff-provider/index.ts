export { createStaffServer, StaffProviderSchema, type StaffProviderSettings } from "./createStaffServer.ts";
