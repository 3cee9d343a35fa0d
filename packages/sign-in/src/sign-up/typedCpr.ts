/** A CPR number as it is typed: spaces are let be, any dash is a hyphen. */
export const typedCpr = (typed: string): string => typed.replaceAll(/\s/g, "").replaceAll(/[‐-―]/g, "-");
