export { requireSecondPerson } from "./requireSecondPerson.ts";
export {
  endStaffSession,
  endStaffSessions,
  findStaffSession,
  openStaffSession,
  renewStaffSession,
  type StaffMember,
  type StaffSession,
} from "./staffSession.ts";
export { staffNames } from "./staffNames.ts";
export { staffMembers, staffSessions } from "./tables.ts";
export { beginStaffVisit, takeStaffVisit, type StaffVisit } from "./visits.ts";
