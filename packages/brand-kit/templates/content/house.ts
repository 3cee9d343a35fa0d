const domain = "startbrand.example";

/** Facts about the house that several pages repeat. */
export const house = {
  name: "Startbrand",
  company: "Startbrand ApS",
  licence: "00-0000000",
  domain,
  email: `kundeservice@${domain}`,
  press: `presse@${domain}`,
  privacy: `persondata@${domain}`,
  partners: `partner@${domain}`,
  phone: "00 10 20 30",
} as const;
