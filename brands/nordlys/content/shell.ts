import { openingHours, shellStory } from "@spilhus/brand/authoring";
import { house } from "./house.ts";

export const shell = shellStory({
  about: [
    "Nordlys er et dansk spilhus med automater, casino, bingo og banko. Vi holder tempoet nede og tallene fremme.",
    "Nordlys is a Danish gaming house with slots, casino, bingo and banko. We keep the pace down and the figures up front.",
  ],
  opening_hours: [
    openingHours(["Mandag–torsdag", "Monday–Thursday"], ["10–24", "10 am–midnight"]),
    openingHours(["Fredag–lørdag", "Friday–Saturday"], ["10–02", "10 am–2 am"]),
    openingHours(["Søndag", "Sunday"], ["12–24", "noon–midnight"]),
  ],
  phone: house.phone,
  email: house.email,
});
