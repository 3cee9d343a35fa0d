export { drawAsset, type Illustrator } from "./drawAsset.ts";
export { localIllustrator } from "./localIllustrator.ts";
export { svgFile } from "./svgFile.ts";
