import { refusal } from "../http/index.ts";
import type { StaffMember } from "./staffSession.ts";

/**
 * The two-person rule: the person who confirms an act is not the one who proposed it. A table of such acts has a CHECK that
 * says the same.
 *
 * @param proposedBy id of the member of staff who proposed the act
 * @throws {HttpError} `second-person-needed`
 */
export function requireSecondPerson(proposedBy: string, staff: Pick<StaffMember, "id">): void {
  if (proposedBy === staff.id) throw refusal("second-person-needed");
}
