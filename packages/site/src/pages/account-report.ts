export { reportPage as page } from "@spilhus/account/report";
