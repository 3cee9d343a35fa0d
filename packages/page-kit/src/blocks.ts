export { BlockSection } from "./blocks/BlockSection.tsx";
export { type BlockMap, defineBlock } from "./blocks/defineBlock.tsx";
