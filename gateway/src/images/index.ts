export { type NewAsset, assetAddress } from "./assetAddress.ts";
export { imageRoutes } from "./routes.ts";
export { storeAssets } from "./storeAssets.ts";
