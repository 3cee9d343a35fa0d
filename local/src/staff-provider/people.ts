import type { StaffRole } from "@spilhus/contracts";

/** A member of staff of a local stack. All are invented. */
export interface StaffPerson {
  /** The user id that is typed, and the provider's id of the person. */
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** Two of most, so that acts of two persons, and hand-overs, can be tried; one with every role, and one with none. */
export const STAFF: readonly StaffPerson[] = [
  { id: "udbetaler-1", name: "Karen Udbetaler", roles: ["payments-officer"] },
  { id: "udbetaler-2", name: "Peter Udbetaler", roles: ["payments-officer"] },
  { id: "hvidvask-1", name: "Lone Hvidvask", roles: ["money-laundering-officer"] },
  { id: "hvidvask-2", name: "Søren Hvidvask", roles: ["money-laundering-officer"] },
  { id: "finans-1", name: "Birgit Finans", roles: ["finance"] },
  { id: "finans-2", name: "Anders Finans", roles: ["finance"] },
  { id: "spil-1", name: "Mads Spilansvarlig", roles: ["games-officer"] },
  { id: "chat-1", name: "Mette Chatvært", roles: ["chat-moderator"] },
  { id: "chat-2", name: "Jonas Chatvært", roles: ["chat-moderator"] },
  { id: "support-1", name: "Nanna Support", roles: ["support"] },
  { id: "support-2", name: "Ole Support", roles: ["support"] },
  {
    id: "alle-roller",
    name: "Ulla Vagthavende",
    roles: [
      "support",
      "payments-officer",
      "money-laundering-officer",
      "finance",
      "games-officer",
      "chat-moderator",
    ],
  },
  { id: "ingen-rolle", name: "Jens Udenrolle", roles: [] },
];

export const staffWithId = (id: string): StaffPerson | undefined => STAFF.find((person) => person.id === id);
