export { frontPage as page } from "../front-page/frontPage.tsx";
