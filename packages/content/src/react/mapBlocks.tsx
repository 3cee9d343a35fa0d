import type { ComponentType, ReactNode } from "react";
import * as z from "zod/mini";
import type { ContentLogger } from "../logger/logger.ts";

const AnyBlockSchema = z.looseObject({ component: z.string(), _uid: z.string() });
/** A content block whose fields are not known yet. */
export type AnyBlock = z.infer<typeof AnyBlockSchema>;

/** Component name → the React component that renders it; `Shared` are the props that every block gets. */
export type BlockComponents<Block extends { component: string }, Shared extends object> = {
  readonly [Name in Block["component"]]?: ComponentType<
    { block: Extract<Block, { component: Name }> } & Shared
  >;
};

export interface MapBlocksOptions<Block> {
  /** Parses a block's fields once, before its component gets them. */
  schema: z.ZodMiniType<Block>;
  /** A block without a component (R8.11); see `logMissingBlock`. */
  onMissing: (block: AnyBlock) => void;
  /**
   * Called for a block whose fields break its schema, or a value that is not a block; the rest of the page is shown.
   */
  onInvalid: (block: unknown, why: string) => void;
}

export interface BlocksProps {
  /** A blocks field as the content service sends it. */
  blocks: readonly unknown[];
}

function whyOf(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  return issue === undefined ? "invalid" : `${issue.path.join(".") || "the block"}: ${issue.message}`;
}

/**
 * Creates the component that renders content blocks, e.g. `const Blocks = mapBlocks<Block, { locale: Locale }>({
 * hero_page: HeroPage }, { schema: BlockSchema, … })` and then `<Blocks blocks={story.content.body} locale="da" />`. A
 * block without a component is reported and renders nothing (R8.11). It has no state and no context: safe in server
 * components.
 */
export function mapBlocks<Block extends { component: string; _uid: string }, Shared extends object = object>(
  components: BlockComponents<Block, Shared>,
  { schema, onMissing, onInvalid }: MapBlocksOptions<Block>,
): (props: BlocksProps & Shared) => ReactNode {
  // The map links each name to its block type; only the parsed name tells which one this block is.
  const byName = new Map(Object.entries(components)) as Map<string, ComponentType<{ block: Block } & Shared>>;

  const renderBlock = (candidate: unknown, key: number, shared: Shared): ReactNode => {
    const known = AnyBlockSchema.safeParse(candidate);
    if (!known.success) {
      onInvalid(candidate, whyOf(known.error));
      return null;
    }
    const Component = byName.get(known.data.component);
    if (Component === undefined) {
      onMissing(known.data);
      return null;
    }
    const block = schema.safeParse(candidate);
    if (!block.success) {
      onInvalid(candidate, whyOf(block.error));
      return null;
    }
    const { _uid: uid } = block.data;
    return <Component key={`${key}-${uid}`} block={block.data} {...shared} />;
  };

  return function Blocks({ blocks, ...rest }) {
    // The props without `blocks` are the shared ones; TypeScript has them as an Omit.
    const shared = rest as unknown as Shared;
    return blocks.map((block, index) => renderBlock(block, index, shared));
  };
}

/** Reports a block that has no component (R8.11). */
export function logMissingBlock(logger: ContentLogger): (block: AnyBlock) => void {
  return ({ component, _uid }) =>
    logger.error(
      { component, uid: _uid },
      `No component is registered for the block "${component}": it is not shown`,
    );
}

/** Reports a block with invalid fields. */
export function logInvalidBlock(logger: ContentLogger): (block: unknown, why: string) => void {
  return (block, why) => {
    const known = AnyBlockSchema.safeParse(block);
    const { component, _uid: uid } = known.success ? known.data : {};
    logger.error({ component, uid }, `A block cannot be shown, ${why}`);
  };
}
