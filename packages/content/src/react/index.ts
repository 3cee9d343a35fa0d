export { RichText, type RichTextProps } from "./RichText.tsx";
export {
  defaultElements,
  type RichTextElements,
  type HeadingProps,
  type ImageProps,
  type EmojiProps,
  type TableProps,
  type TableCellProps,
  type ColourProps,
} from "./elements.tsx";
export {
  mapBlocks,
  logMissingBlock,
  logInvalidBlock,
  type AnyBlock,
  type BlockComponents,
  type MapBlocksOptions,
  type BlocksProps,
} from "./mapBlocks.tsx";
