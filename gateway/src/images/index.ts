export { type NewAsset, assetAddress } from "./assetAddress.ts";
export { IMAGE_SERVICE_CALLS, type ImageServices, imageServices } from "./calls.ts";
export { storeAssets } from "./storeAssets.ts";
