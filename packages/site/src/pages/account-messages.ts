export { inboxPage as page } from "../account/inbox/inboxPage.tsx";
