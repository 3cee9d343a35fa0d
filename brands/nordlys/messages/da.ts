import type { MessageOverrides } from "@spilhus/brand";

export const messages = {} as const satisfies MessageOverrides;
