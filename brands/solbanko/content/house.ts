/** Facts about the house that several pages repeat. */
export const house = {
  company: "Solbanko Danmark A/S",
  licence: "00-0000102",
  email: "hej@solbanko.example",
  privacy: "dinedata@solbanko.example",
  press: "avisen@solbanko.example",
  partners: "samarbejde@solbanko.example",
  phone: "00 55 66 77",
} as const;
