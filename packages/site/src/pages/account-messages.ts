export { inboxPage as page } from "@spilhus/account/inbox";
