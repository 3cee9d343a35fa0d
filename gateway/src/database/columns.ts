import { customType, timestamp } from "drizzle-orm/pg-core";

/** Raw bytes, such as a hash. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A time with its zone. */
export const moment = () => timestamp({ withTimezone: true, mode: "date" });
