export { ContentBoundary } from "./ContentBoundary.tsx";
export { ErrorBoundaryView } from "./ErrorBoundaryView.tsx";
export { GlobalErrorView } from "./GlobalErrorView.tsx";
