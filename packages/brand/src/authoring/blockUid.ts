import { createHash } from "node:crypto";
import type { AuthoredBlock } from "./authoredStory.ts";

/** A uuid-shaped id that is the same at every seed for the same place in the same story. */
export function blockUid(place: string): string {
  const hex = createHash("sha256").update(place).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const isBlock = (value: unknown): value is AuthoredBlock =>
  typeof value === "object" && value !== null && "component" in value && typeof value.component === "string";

/** Gives a block and every block inside it a `_uid` derived from where it stands. */
export function withUids(block: AuthoredBlock, place: string): AuthoredBlock {
  const fields = Object.entries(block).map(([field, value]) => {
    if (!Array.isArray(value) || !value.some(isBlock)) return [field, value];
    const children = value.map((child: unknown, index) =>
      isBlock(child) ? withUids(child, `${place}/${field}/${index}`) : child,
    );
    return [field, children];
  });
  return { ...Object.fromEntries(fields), component: block.component, _uid: blockUid(place) };
}
