export { AssetStore } from "./assetStore.ts";
export { ownEndpoints } from "./ownEndpoints.ts";
