/** Removes spaces from a typed CPR number and makes any dash a hyphen. */
export const normalizeCpr = (typed: string): string => typed.replaceAll(/\s/g, "").replaceAll(/[‐-―]/g, "-");
