export { profilePage as page } from "../profile/profilePage.tsx";
