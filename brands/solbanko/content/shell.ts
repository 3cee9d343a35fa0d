import { multilink, openingHours, shellStory } from "@spilhus/brand/authoring";
import { house } from "./house.ts";

export const shell = shellStory({
  about: [
    "Solbanko er banko og bingo, som du kender det fra salen: faste tider, en rar opråber og plader til småpenge.",
    "Solbanko is banko and bingo as you know it from the village hall: set times, a friendly caller and plates for small change.",
  ],
  opening_hours: [
    openingHours(["Alle hverdage", "Every weekday"], ["9–21", "9 am–9 pm"]),
    openingHours(["Lørdag", "Saturday"], ["10–18", "10 am–6 pm"]),
    openingHours(["Søn- og helligdage", "Sundays and holidays"], ["12–22", "noon–10 pm"]),
  ],
  phone: house.phone,
  email: house.email,
  announcement: [
    "Storstuen åbner kl. 19 hver aften: seks runder, god tid og stole til alle.",
    "Storstuen opens at 7 pm every evening: six rounds, plenty of time and chairs for everyone.",
  ],
  announcement_link: multilink("/banko"),
});
