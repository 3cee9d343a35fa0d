export { profilePage as page } from "@spilhus/account/profile";
