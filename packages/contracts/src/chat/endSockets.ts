import * as z from "zod/mini";

/** Path of the edge's control listener that ends sockets to the chat server; signed as other control calls are. */
export const END_SOCKETS_PATH = "/control/end-sockets";

const ids = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(1_000));

/** Whose sockets are ended: of sessions, or every socket of players. */
export const EndSocketsSchema = z.object({ sessionRefs: ids, chatIds: ids });
export type EndSockets = z.infer<typeof EndSocketsSchema>;
