export { articlePage as page } from "@spilhus/public-site/blog";
