export { inboxPage as page } from "../inbox/inboxPage.tsx";
