export { mentorPage as page } from "../account/mentor/mentorPage.tsx";
