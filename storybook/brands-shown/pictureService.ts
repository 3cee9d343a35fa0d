const PATIENCE_MS = 3_000;

let started: Promise<void> | undefined;

/**
 * Starts the image service of stories (`public/picture-service.js`); later requests get pictures. Without service
 * workers, such as on a plain-http address that is not local, stories have no pictures.
 */
export function startPictureService(): Promise<void> {
  started ??= start().catch((error: unknown) => console.warn("Stories have no pictures:", error));
  return started;
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  const inControl = new Promise<void>((resolve, reject) => {
    if (serviceWorker.controller) resolve();
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    setTimeout(() => reject(new Error("the picture service did not take over")), PATIENCE_MS);
  });
  await serviceWorker.register("/picture-service.js");
  const { active } = await serviceWorker.ready;
  // After a forced reload the worker exists, but does not control the page until it claims it again.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  if (!serviceWorker.controller) active?.postMessage("claim");
  await inControl;
}
