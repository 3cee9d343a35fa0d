export { gameArt, windowArt } from "./pictures/gameArt.ts";
export { makePicture } from "./pictures/makePicture.ts";
export { assetPicture, pictureOf, withNarrow } from "./pictures/pictureOf.ts";
