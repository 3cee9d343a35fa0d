export { inboxPage } from "./inbox/inboxPage.tsx";
