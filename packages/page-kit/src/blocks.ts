export { BlockSection } from "./blocks/BlockSection.tsx";
export { type Block, type BlockMap, defineBlock } from "./blocks/defineBlock.tsx";
