export { profilePage as page } from "../account/profile/profilePage.tsx";
