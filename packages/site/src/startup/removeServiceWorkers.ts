/** The parts of a window this needs; both are missing where the page is not trusted. */
export interface WorkerHost {
  readonly navigator: {
    readonly serviceWorker?: { getRegistrations(): Promise<readonly { unregister(): Promise<boolean> }[]> };
  };
  readonly caches?: { keys(): Promise<readonly string[]>; delete(name: string): Promise<boolean> };
}

/**
 * Unregisters every service worker and deletes every cache an earlier site of this domain left behind (R2.59). What
 * the browser refuses is left: the page works without.
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
