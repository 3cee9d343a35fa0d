export { documentNames } from "./documents/documentNames.ts";
export { AccountQueries } from "./player-data/AccountQueries.tsx";
export { autoRetry } from "./player-data/autoRetry.ts";
export { QueryBoundary } from "./player-data/QueryBoundary.tsx";
export { spentText } from "./report/spentText.ts";
