export { mentorPage } from "./mentor/mentorPage.tsx";
