/** A name in a path. Bounded, because caches tag what they keep by it. */
export const SLUG = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
