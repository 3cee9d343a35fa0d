import { createHash } from "node:crypto";

const rotate = (value: number, by: number) => (value << by) | (value >>> (32 - by));

/** Numbers from 0 to below 1, the same sequence for the same name (xoshiro128**, Blackman and Vigna 2018). */
export function namedRandom(name: string): () => number {
  const seed = createHash("sha256").update(name).digest();
  const state = new Uint32Array([0, 4, 8, 12].map((offset) => seed.readUInt32LE(offset)));
  return () => {
    const [a = 0, b = 0, c = 0, d = 0] = state;
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const third = c ^ a;
    const fourth = d ^ b;
    state.set([a ^ fourth, b ^ third, third ^ (b << 9), rotate(fourth, 11)]);
    return result / 4_294_967_296;
  };
}
