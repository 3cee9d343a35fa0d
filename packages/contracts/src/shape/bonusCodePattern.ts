/** A bonus code as it is printed: 3 to 30 letters, digits and hyphens, in capitals. Apart from its schema, for browsers. */
export const BONUS_CODE = /^[A-ZÆØÅ\d][A-ZÆØÅ\d-]{2,29}$/;
