export { mentorPage as page } from "@spilhus/account/mentor";
