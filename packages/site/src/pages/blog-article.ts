export { articlePage as page } from "../blog/articlePage.tsx";
