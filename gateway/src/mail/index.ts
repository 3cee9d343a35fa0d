export { httpDelivery } from "./httpDelivery.ts";
export { type MailKeys, mailKeys } from "./mailKeys.ts";
export { mailJobs, type PrepareMail } from "./mailJobs.ts";
export { type MailServices, type PutMail, mailOutbox } from "./putMail.ts";
export { smtpDelivery } from "./smtpDelivery.ts";
export { notifyPlayer } from "./notifyPlayer.ts";
