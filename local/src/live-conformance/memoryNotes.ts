import type { HookReading, ProviderNotes } from "@spilhus/gateway/payment-providers";

/** Notes of adapters in memory, kept as the gateway keeps them: those of an event once. */
export function memoryNotes(): ProviderNotes & { take(provider: string, reading: HookReading): void } {
  const notes = new Map<string, string[]>();
  const seen = new Set<string>();
  const keep = (provider: string, reference: string, note: string) => {
    const key = `${provider} ${reference}`;
    notes.set(key, [...(notes.get(key) ?? []), note]);
  };
  return {
    about: async (provider, reference) => notes.get(`${provider} ${reference}`) ?? [],
    add: async (provider, reference, note) => keep(provider, reference, note),
    take(provider, reading) {
      for (const { id, reference, note } of reading.accepted ? reading.events : []) {
        if (note === undefined || seen.has(id)) continue;
        seen.add(id);
        keep(provider, reference, note);
      }
    },
  };
}
