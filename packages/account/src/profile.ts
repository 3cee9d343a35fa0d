export { profilePage } from "./profile/profilePage.tsx";
