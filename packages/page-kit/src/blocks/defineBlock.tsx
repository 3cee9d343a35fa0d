import type { ReactNode } from "react";
import type { Block as BlockContent, BlockName, BlockOf } from "@spilhus/contracts";
import type { PageRequest } from "../page-request/pageRequest.ts";
import type { JsonLd } from "../structured-data/jsonLd.ts";

/** One kind of content block: its data and its component. */
export interface BlockDefinition<Name extends BlockName, Data> {
  /** `before` are the blocks of the same list that stand above it, so that it need not repeat what they show. */
  readonly load?: (
    block: BlockOf<Name>,
    request: PageRequest,
    before: readonly BlockContent[],
  ) => Promise<Data>;
  /** Structured data this block adds to its page. */
  readonly structuredData?: (block: BlockOf<Name>, data: Data) => JsonLd;
  readonly Component: (props: {
    readonly block: BlockOf<Name>;
    readonly data: Data;
    readonly request: PageRequest;
  }) => ReactNode;
}

/** A block with its loaded data. */
export interface LoadedBlock {
  readonly uid: string;
  readonly structuredData: JsonLd | undefined;
  readonly element: ReactNode;
}

/** A block definition that a page can load without knowing its data. */
export interface Block<Name extends BlockName, Data = unknown> {
  /** For stories, which draw it with data of their own. */
  readonly Component: BlockDefinition<Name, Data>["Component"];
  prepare(block: BlockOf<Name>, request: PageRequest, before?: readonly BlockContent[]): Promise<LoadedBlock>;
}

/** The blocks that a page may contain, by component name. */
export type BlockMap = { readonly [Name in BlockName]?: Pick<Block<Name>, "prepare"> };

/**
 * Defines a block.
 *
 * @example
 * export const noticeBlock = defineBlock<"notice">({ Component: ({ block }) => <Notice>{block.text}</Notice> });
 */
export function defineBlock<Name extends BlockName, Data = undefined>(
  definition: BlockDefinition<Name, Data>,
): Block<Name, Data> {
  const { load, structuredData, Component } = definition;
  return {
    Component,
    async prepare(block, request, before = []) {
      // A block without `load` has no data, and its type says so: Data is undefined.
      const data = (await load?.(block, request, before)) as Data;
      return {
        uid: block._uid,
        structuredData: structuredData?.(block, data),
        element: <Component key={block._uid} block={block} data={data} request={request} />,
      };
    },
  };
}
