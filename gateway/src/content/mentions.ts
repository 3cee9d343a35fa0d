const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Every uuid that stands anywhere in content, in order of appearance: relations and links. A block's own `_uid`
 * names no story.
 */
export function mentions(content: unknown): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === "string") {
      if (UUID.test(value)) found.add(value.toLowerCase());
    } else if (Array.isArray(value)) {
      value.forEach(walk);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, field] of Object.entries(value)) if (key !== "_uid") walk(field);
    }
  };
  walk(content);
  return [...found];
}
