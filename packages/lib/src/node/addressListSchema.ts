import * as z from "zod";
import { addressList } from "./addressList.ts";

/** An environment variable that contains an {@link addressList}; parses to its check. */
export const AddressListSchema = z.string().transform((text, context) => {
  const isIn = addressList(text);
  if (isIn) return isIn;
  const message = "must be a list of addresses and subnets such as 10.0.0.2,fd00::/8";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});
