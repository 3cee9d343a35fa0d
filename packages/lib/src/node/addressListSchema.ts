import * as z from "zod";
import { addressList } from "./addressList.ts";

/** A variable of a server's environment that holds an {@link addressList}; parsed, it says who is in it. */
export const AddressListSchema = z.string().transform((text, context) => {
  const isIn = addressList(text);
  if (isIn) return isIn;
  const message = "must be a list of addresses and subnets such as 10.0.0.2,fd00::/8";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});
