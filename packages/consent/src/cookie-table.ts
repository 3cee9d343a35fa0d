export { cookieTableBlock } from "./cookie-table/cookieTableBlock.tsx";
