import { describe, expect, it } from "vitest";
import { EncodedBody } from "./encodedBody.ts";
import { acceptedEncodings } from "./encoding.ts";
import { entityTag, clientTag, clientHas } from "./entityTag.ts";

describe("acceptedEncodings", () => {
  it.each([
    ["", ["identity"]],
    ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
    ["gzip;q=1.0, br;q=0", ["gzip", "identity"]],
    ["br;q=0.000, gzip; q=0.5", ["gzip", "identity"]],
    ["BR", ["identity"]],
    ["brotli, gzipped", ["identity"]],
    ["identity;q=0", ["identity"]],
  ])("takes from %j the encodings %j", (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings);
  });
});

describe("EncodedBody", () => {
  it("has identity from the start, and other encodings once compressed", async () => {
    const body = new EncodedBody(Buffer.from("lys ".repeat(1_000)));
    expect(body.in("br")).toBeUndefined();
    expect(body.bytes).toBe(4_000);
    await body.compress(9);
    expect(body.in("br")?.length).toBeLessThan(200);
    expect(body.in("gzip")?.length).toBeLessThan(200);
    expect(body.bytes).toBe(4_000 + (body.in("br")?.length ?? 0) + (body.in("gzip")?.length ?? 0));
  });

  it("does not keep a compressed body that is not smaller", async () => {
    const small = new EncodedBody(Buffer.from("lys"));
    await small.compress(9);
    expect(small.in("br")).toBeUndefined();
  });
});

describe("entity tags", () => {
  const { hash } = new EncodedBody(Buffer.from("lys"));

  it("differ between bodies and between encodings", () => {
    const tags = [entityTag(hash, "identity"), entityTag(hash, "br"), entityTag(hash, "gzip")];
    expect(new Set(tags).size).toBe(3);
    expect(new EncodedBody(Buffer.from("nat")).hash).not.toBe(hash);
  });

  it.each([`"${hash}"`, `W/"${hash}-br"`, `"x", "${hash}-gz"`, "*"])("know %s as held", (header) => {
    expect(clientHas(header, hash)).toBe(true);
  });

  it.each(["", '"x"', `"${"a".repeat(22)}"`])("do not know %j as held", (header) => {
    expect(clientHas(header, hash)).toBe(false);
  });

  it("answer with the tag the client has", () => {
    expect(clientTag(`W/"x", W/"${hash}-br"`, hash)).toBe(`"${hash}-br"`);
    expect(clientTag("*", hash)).toBe(`"${hash}"`);
  });
});
