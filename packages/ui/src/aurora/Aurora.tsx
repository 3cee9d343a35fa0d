/** The theme's hero ground as a slow light; still under reduced motion, and at rest once it has arrived. Its parent is positioned and wears `auroraStyles`. */
export function Aurora() {
  return <div className="aurora" aria-hidden="true" />;
}
