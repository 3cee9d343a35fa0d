export { httpDelivery } from "./httpDelivery.ts";
export { type MailKeys, mailKeys } from "./mailKeys.ts";
export { MailWorker, type PrepareMail } from "./mailWorker.ts";
export { type MailServices, type PutMail, mailOutbox } from "./putMail.ts";
export { smtpDelivery } from "./smtpDelivery.ts";
export { tellPlayer } from "./tellPlayer.ts";
