import { BlockSchema, type Block as BlockContent, type BlockName } from "@spilhus/contracts";
import { logInvalidBlock, logMissingBlock } from "@spilhus/content/react";
import type { PageRequest } from "../page-request/pageRequest.ts";
import { logger } from "../logging/logger.ts";
import type { BlockMap, LoadedBlock } from "./defineBlock.tsx";

interface RawBlock {
  readonly component: string;
  readonly _uid: string;
}

/** A block whose component is known and whose fields keep its contract. */
interface KnownBlock {
  readonly content: BlockContent;
  readonly prepare: (
    block: BlockContent,
    request: PageRequest,
    before: readonly BlockContent[],
  ) => Promise<LoadedBlock>;
}

function readBlock(raw: RawBlock, map: BlockMap): KnownBlock | undefined {
  // An unknown name is not in the map.
  const definition = map[raw.component as BlockName];
  if (!definition) {
    logMissingBlock(logger)({ ...raw });
    return undefined;
  }
  const parsed = BlockSchema.safeParse(raw);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    logInvalidBlock(logger)(raw, reasons.join("; "));
    return undefined;
  }
  // The map ties each name to its own block type; which of them this one is, only its parsed name tells.
  return { content: parsed.data, prepare: definition.prepare as KnownBlock["prepare"] };
}

/**
 * Parses the blocks of a story and loads their data in parallel. An unknown component, and a block that breaks its
 * contract, is logged and left out (R8.11); the rest of the page is drawn.
 */
export async function loadBlocks(
  blocks: readonly RawBlock[],
  map: BlockMap,
  request: PageRequest,
): Promise<readonly LoadedBlock[]> {
  const known = blocks.flatMap((raw) => readBlock(raw, map) ?? []);
  const contents = known.map(({ content }) => content);
  return Promise.all(
    known.map(({ content, prepare }, index) => prepare(content, request, contents.slice(0, index))),
  );
}
