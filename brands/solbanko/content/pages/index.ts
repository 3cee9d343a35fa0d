export { faq } from "./faq.ts";
export { front } from "./front.ts";
