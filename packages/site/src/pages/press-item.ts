export { pressPage as page } from "@spilhus/public-site/press";
