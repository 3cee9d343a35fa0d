import { expect, it } from "vitest";
import { providerAddress } from "./providerAddress.ts";

it.each(["https://checkout.example.com/pay/1", "http://betaling.localhost:3000/card/1"])(
  "lets the browser go to %s",
  (address) => expect(providerAddress(address)).toBe(address),
);

it.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "http://checkout.example.com/pay",
  "http://localhost.evil.example/pay",
  "http://evillocalhost/pay",
  "https://fjord.dk@evil.example/pay",
  "//evil.example",
  "/payments/pending/seneste",
  "",
])("refuses %j (attack 21)", (address) => expect(providerAddress(address)).toBeUndefined());
