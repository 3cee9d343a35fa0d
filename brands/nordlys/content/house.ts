/** Facts about the house that several pages repeat. */
export const house = {
  company: "Nordlys Spil ApS",
  licence: "00-0000101",
  email: "kundeservice@nordlys.example",
  privacy: "persondata@nordlys.example",
  press: "presse@nordlys.example",
  partners: "partner@nordlys.example",
  phone: "00 30 40 50",
} as const;
