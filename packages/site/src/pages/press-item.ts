export { pressPage as page } from "../public-site/press/pressPage.tsx";
