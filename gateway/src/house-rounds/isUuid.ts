import * as z from "zod";

/** Whether a place of a path can be the id of a row; the database refuses to compare any other text with one. */
export const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;
