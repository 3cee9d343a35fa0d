/**
 * The theme's hero background as slowly moving light; static with reduced motion, and after its entry. Its parent must
 * be positioned and have `auroraStyles`.
 */
export function Aurora() {
  return <div className="aurora" aria-hidden="true" />;
}
