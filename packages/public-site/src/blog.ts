export { articlePage } from "./blog/articlePage.tsx";
