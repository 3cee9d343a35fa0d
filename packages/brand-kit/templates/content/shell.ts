import { openingHours, shellStory } from "@spilhus/brand/authoring";
import { house } from "./house.ts";

export const shell = shellStory({
  about: [
    `${house.name} er et dansk spilhus med tilladelse fra Spillemyndigheden. Du sætter grænserne, vi holder dem.`,
    `${house.name} is a Danish gaming house licensed by the Danish Gambling Authority. You set the limits, we keep them.`,
  ],
  opening_hours: [
    openingHours(["Mandag–fredag", "Monday–Friday"], ["9–22", "9 am–10 pm"]),
    openingHours(["Lørdag–søndag", "Saturday–Sunday"], ["10–20", "10 am–8 pm"]),
  ],
  phone: house.phone,
  email: house.email,
});
