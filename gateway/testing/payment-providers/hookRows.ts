import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { HookReading, IncomingHook } from "../../src/payment-providers/index.ts";
import { approved } from "./intents.ts";
import type { ProviderAbilities, ProviderBench } from "./providerBench.ts";
import { where } from "./where.ts";

const MINUTE_MS = 60_000;

/** Rows about webhooks: their signature, their window and what is read from them. */
export function hookRows(bench: () => ProviderBench, can: ProviderAbilities): void {
  const read = (hook: IncomingHook, provider = bench().provider): HookReading =>
    provider.readHook(hook, bench().now());
  const refused = { accepted: false, reason: expect.stringMatching(/^[a-z0-9-]+$/) };

  async function genuine(): Promise<{ readonly id: string; readonly hook: IncomingHook }> {
    const id = await approved(bench());
    return { id, hook: await bench().hookOf(id) };
  }
  const withBody = (hook: IncomingHook, rawBody: Uint8Array): IncomingHook => ({ ...hook, rawBody });
  const minutesFromNow = (minutes: number) => new Date(bench().now().getTime() + minutes * MINUTE_MS);

  describe("a webhook", () => {
    it("names our payment, and the same event twice by the same id (attack 10)", async () => {
      const { id, hook } = await genuine();
      const reading = read(hook);
      expect(reading).toMatchObject({ accepted: true, events: [{ concerns: "payment", reference: id }] });
      expect(read(hook)).toEqual(reading);
      expect(reading).toMatchObject({ events: [{ id: expect.stringMatching(/^[\w:-]{8,200}$/) }] });
    });

    where(can.signsTime, () => {
      it.each([-4, 4])("signed %i minutes from now is accepted", async (minutes) => {
        const { hook } = await genuine();
        expect(read(bench().sign(hook, { at: minutesFromNow(minutes) }))).toMatchObject({ accepted: true });
      });
      it.each([-6, 6, -24 * 60])("signed %i minutes from now is refused (attack 12)", async (minutes) => {
        const { hook } = await genuine();
        expect(read(bench().sign(hook, { at: minutesFromNow(minutes) }))).toEqual(refused);
      });
    });

    where(can.signsBytes, () => {
      it("without its signature, or with one that is cut, is refused (attack 12)", async () => {
        const { hook } = await genuine();
        const signed = Object.keys(hook.headers).filter((name) =>
          /signature|authorization|content-sha256/.test(name),
        );
        expect(signed.length).toBeGreaterThan(0);
        for (const name of signed) {
          expect(read({ ...hook, headers: { ...hook.headers, [name]: undefined } })).toEqual(refused);
          const cut = hook.headers[name]?.slice(0, -3) ?? "";
          for (const value of ["", cut, `${cut}AAA`]) {
            expect(read({ ...hook, headers: { ...hook.headers, [name]: value } })).toEqual(refused);
          }
        }
      });
    });
    where(!can.signsBytes, () => {
      it("with an item that has no signature, or one that is cut, is refused (attack 12)", async () => {
        const { hook } = await genuine();
        const text = Buffer.from(hook.rawBody).toString("utf8");
        const [, signature = ""] = /"hmacSignature":"([^"]+)"/.exec(text) ?? [];
        expect(signature).toMatch(/=$/);
        for (const other of ["", signature.slice(0, -3), `${signature.slice(0, -4)}AAA=`]) {
          const body = text.replace(`"hmacSignature":"${signature}"`, `"hmacSignature":"${other}"`);
          expect(read(withBody(hook, Buffer.from(body)))).toEqual(refused);
        }
      });
    });

    it("whose body is changed, re-serialised, compressed or empty is refused (attack 12)", async () => {
      const { hook, id } = await genuine();
      const text = Buffer.from(hook.rawBody).toString("utf8");
      const changed = [gzipSync(hook.rawBody), Buffer.alloc(0)];
      if (can.signsBytes) {
        const flipped = Buffer.from(hook.rawBody);
        flipped.writeUInt8(flipped.readUInt8(flipped.length >> 1) ^ 1, flipped.length >> 1);
        changed.push(
          flipped,
          Buffer.from(JSON.stringify(JSON.parse(text), null, 1)),
          Buffer.from(`${text}\n`),
        );
        changed.push(Buffer.concat([hook.rawBody, Buffer.from([0xff])]));
      } else changed.push(Buffer.from(text.replace(id, `${id.startsWith("A") ? "B" : "A"}${id.slice(1)}`)));
      for (const body of changed) expect(read(withBody(hook, body))).toEqual(refused);
    });

    it("with another provider's or account's key is refused (attack 12)", async () => {
      const { hook } = await genuine();
      expect(read(bench().sign(hook, { key: "foreign" }))).toEqual(refused);
    });

    where(can.signsId, () => {
      it.each(["evt.1", "evt_1.1700000000", ""])('whose id is "%s" is refused (attack 12)', async (id) => {
        const { hook } = await genuine();
        expect(read(bench().sign(hook, { id }))).toEqual(refused);
      });
    });

    it("is accepted with old and new key during a rotation, with the new one alone after it (attack 15)", async () => {
      const { hook } = await genuine();
      const { sign, providerWith } = bench();
      const old = sign(hook, { key: "old" });
      const fresh = sign(hook, { key: "new" });
      const accepted = (keys: "old" | "both" | "new") =>
        [old, fresh].map((one) => read(one, providerWith(keys)).accepted);
      expect(accepted("old")).toEqual([true, false]);
      expect(accepted("both")).toEqual([true, true]);
      expect(accepted("new")).toEqual([false, true]);
    });

    it("that is signed and is not of the schema is refused, and nothing throws", async () => {
      const { hook } = await genuine();
      for (const body of ["{}", "[]", "null", "1", "{", '{"type":1}', '"text"']) {
        expect(read(bench().sign(withBody(hook, Buffer.from(body)), {}))).toEqual(refused);
      }
    });
  });
}
