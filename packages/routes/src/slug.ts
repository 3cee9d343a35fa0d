/** A name in a path. Its length is bounded because it becomes a cache tag. */
export const SLUG = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
