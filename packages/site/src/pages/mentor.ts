export { mentorPage as page } from "../mentor/mentorPage.tsx";
