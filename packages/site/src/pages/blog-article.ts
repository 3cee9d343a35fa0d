export { articlePage as page } from "../public-site/blog/articlePage.tsx";
