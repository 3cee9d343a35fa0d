import theirAddress from "@xmpp/jid";
import { expect, it } from "vitest";
import address from "./address.ts";

const ADDRESSES = [
  "chat.fjord.example",
  "k3f9q2@chat.fjord.example",
  "k3f9q2@chat.fjord.example/Az09_-x",
  "K3F9Q2@Chat.Fjord.example/Mixed Case/with@signs",
  "hall-lynbanko@conference.chat.fjord.example/Søren Å",
];

it("takes an address apart, and puts it together, as the library's own does", () => {
  for (const text of ADDRESSES) {
    const [own, theirs] = [address(text), theirAddress(text)];
    const partsOf = ({ local, domain, resource }: typeof theirs) => ({ local, domain, resource });
    expect(partsOf(own)).toEqual(partsOf(theirs));
    expect([String(own), String(own.bare())]).toEqual([String(theirs), String(theirs.bare())]);
  }
});

it("refuses what has no server, as the library's own does", () => {
  for (const text of ["", "k3f9q2@", "/resource"]) {
    expect(() => address(text), text).toThrow(TypeError);
    expect(() => theirAddress(text), text).toThrow(TypeError);
  }
});
