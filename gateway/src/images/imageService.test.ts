import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { storeAssets } from "./storeAssets.ts";

let gateway: TestGateway;
let drawing: string;
let photo: string;
let broken: string;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><rect width="200" height="200" fill="#f00"/><rect x="200" width="200" height="200" fill="#00f"/></svg>`;

beforeAll(async () => {
  gateway = await testGateway();
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#0a0" } })
    .png()
    .toBuffer();
  const space = 123_456;
  [drawing = "", photo = "", broken = ""] = await storeAssets(gateway.database.db, [
    { space, name: "flag.svg", mime: "image/svg+xml", width: 400, height: 200, bytes: Buffer.from(svg) },
    { space, name: "field.png", mime: "image/png", width: 60, height: 40, bytes: png },
    { space, name: "broken.png", mime: "image/png", width: 60, height: 40, bytes: Buffer.from("no picture") },
  ]);
});
afterAll(() => gateway[Symbol.asyncDispose]());

const picture = async (path: string) => {
  const answer = await gateway.get(path);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, metadata: await sharp(bytes).metadata() };
};
const pixel = async (bytes: Buffer, left: number, top: number) => {
  const region = sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await region.raw().toBuffer())];
};
/** A pixel, each channel rounded to twenties: encoders are a shade off. */
const colour = async (bytes: Buffer, left: number, top: number) =>
  (await pixel(bytes, left, top)).map((channel) => Math.round(channel / 20) * 20);

describe("the image service", () => {
  it("sends originals unchanged, cached for ever, and harmless if opened as pages", async () => {
    const { answer, bytes } = await picture(drawing);
    expect(bytes.toString()).toBe(svg);
    expect(answer.headers.get("content-type")).toContain("image/svg+xml");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toContain("sandbox");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    ["webp", "webp"],
    ["jpeg", "jpeg"],
    ["png", "png"],
    ["avif", "heif"],
  ])("draws, resizes and encodes as %s (R9.08)", async (format, decoder) => {
    const { answer, metadata } = await picture(`${drawing}/m/240x0/filters:format(${format}):quality(60)`);
    expect(answer.headers.get("content-type")).toBe(`image/${format}`);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(metadata).toMatchObject({ format: decoder, width: 240, height: 120 });
  });

  it("crops to the asked proportions around the middle", async () => {
    const { bytes, metadata } = await picture(`${drawing}/m/200x200/filters:format(png)`);
    expect(metadata).toMatchObject({ width: 200, height: 200 });
    expect(await colour(bytes, 5, 100)).toEqual([260, 0, 0]);
    expect(await colour(bytes, 195, 100)).toEqual([0, 0, 260]);
  });

  it("rotates, blurs and brightens (R9.08)", async () => {
    const turned = await picture(`${drawing}/m/200x0/filters:rotate(90):format(png)`);
    expect(turned.metadata).toMatchObject({ width: 200, height: 400 });
    expect(await colour(turned.bytes, 100, 10)).toEqual([260, 0, 0]);
    const half = await picture(`${drawing}/m/400x0/filters:rotate(180):format(png)`);
    expect(await colour(half.bytes, 5, 100)).toEqual([0, 0, 260]);
    const blurred = await picture(`${drawing}/m/400x0/filters:blur(40):format(png)`);
    const [red = 0, , blue = 0] = await pixel(blurred.bytes, 200, 100);
    expect(Math.min(red, blue)).toBeGreaterThan(60);
    const bright = await picture(`${photo}/m/64x0/filters:brightness(100)`);
    const [, green = 0] = await pixel(bright.bytes, 10, 10);
    expect(green).toBeGreaterThan(200);
  });

  it("keeps a photo's own format by default, and converts drawings to webp", async () => {
    expect((await picture(`${photo}/m/32x0`)).metadata.format).toBe("png");
    expect((await picture(`${drawing}/m`)).metadata).toMatchObject({
      format: "webp",
      width: 400,
      height: 200,
    });
  });

  it("answers 304 if the client has the picture", async () => {
    const { answer } = await picture(`${drawing}/m/320x0`);
    const again = await gateway.get(`${drawing}/m/320x0`, {
      "if-none-match": answer.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
    expect(again.headers.get("cache-control")).toContain("immutable");
  });

  it("sends the same picture to 50 concurrent requests for a new one", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => gateway.get(`${drawing}/m/1600x0/filters:format(avif)`)),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(bodies.map((body) => body.byteLength)).size).toBe(1);
  });

  it.each([
    ["101", "/m/filters:quality(101)"],
    ["45 degrees", "/m/filters:rotate(45)"],
    ["4001 pixels", "/m/4001x1"],
  ])("answers 400 to %s, without a copy being kept (R9.08)", async (_, options) => {
    const answer = await gateway.get(drawing + options);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("cache-control")).toBeNull();
    expect(await answer.json()).toMatchObject({ error: { code: "invalid-image-option" } });
  });

  it("answers 404 for an unknown picture: other hash, size, name or form", async () => {
    const paths = [
      drawing.replace("400x200", "401x200"),
      drawing.replace("flag", "flagg"),
      drawing.replace(/\/[0-9a-f]{20}\//, `/${"0".repeat(20)}/`),
      "/f/123456/400x200/nothash/flag.svg",
      "/f/1/1x1/..%2f..%2f/a.svg",
    ];
    for (const path of paths.flatMap((one) => [one, `${one}/m/320x0`])) {
      expect({ path, status: (await gateway.get(path)).status }).toEqual({ path, status: 404 });
    }
  });

  it("lets nobody frame a rendered picture (asvs:3.4.6)", async () => {
    const { answer } = await picture(`${drawing}/m/160x0`);
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it("limits the new pictures of one visitor, and no other visitor's (asvs:2.4.1)", async () => {
    await using own = await testGateway({ environment: { RATE_LIMITS: '{"rendersPerMinute":3}' } });
    const svgs = Buffer.from(svg);
    const [address = ""] = await storeAssets(own.database.db, [
      { space: 123_456, name: "flag.svg", mime: "image/svg+xml", width: 400, height: 200, bytes: svgs },
    ]);
    const get = (width: number, visitor: string) =>
      own.get(`${address}/m/${width}x0`, { "x-forwarded-for": visitor });
    const statuses: number[] = [];
    for (const width of [64, 96, 128, 160, 200, 64]) statuses.push((await get(width, "192.0.2.1")).status);
    // A picture that exists costs nothing and is still sent.
    expect(statuses).toEqual([200, 200, 200, 429, 429, 200]);
    expect((await get(160, "192.0.2.2")).status).toBe(200);
  });

  it("serves other visitors while one visitor requests ten expensive pictures (asvs:2.4.1)", async () => {
    const costly = Array.from({ length: 10 }, (_, index) =>
      gateway.get(
        `${drawing}/m/4000x3980/filters:format(avif):quality(100):blur(100):brightness(${5 * index})`,
        {
          "x-forwarded-for": "192.0.2.9",
        },
      ),
    );
    const others = [48, 96, 128].map((width) =>
      gateway.get(`${drawing}/m/${width}x0/filters:format(jpeg)`, { "x-forwarded-for": "192.0.2.10" }),
    );
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const sizes = await Promise.all(
      (await Promise.all(costly)).map(async (answer) => {
        const { width = 0, height = 0 } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        return width <= 400 && height <= 200;
      }),
    );
    expect(sizes).not.toContain(false);
  });

  it("does not cache a failure", async () => {
    const answer = await gateway.get(`${broken}/m/320x0`);
    expect(answer.status).toBe(500);
    expect(answer.headers.get("cache-control")).toBeNull();
  });
});
