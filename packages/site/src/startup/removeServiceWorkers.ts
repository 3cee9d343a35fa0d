/** The part of `window` that is used. Insecure pages have neither service workers nor caches. */
export interface WorkerHost {
  readonly navigator: {
    readonly serviceWorker?: { getRegistrations(): Promise<readonly { unregister(): Promise<boolean> }[]> };
  };
  readonly caches?: { keys(): Promise<readonly string[]>; delete(name: string): Promise<boolean> };
}

/**
 * Unregisters the service workers and deletes the caches of an earlier site on this domain (R2.59). Failures are
 * ignored: the page works without.
 */
export async function removeServiceWorkers({ navigator, caches }: WorkerHost): Promise<void> {
  const workers = async () => {
    for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
      await registration.unregister();
  };
  const stores = async () => {
    for (const name of (await caches?.keys()) ?? []) await caches?.delete(name);
  };
  await Promise.allSettled([workers(), stores()]);
}
