import { request } from "undici";

const PICTURE_MS = 30_000;
const ACCEPT_PICTURES = "image/avif,image/webp,image/*;q=0.8";

/** Requests a picture from the gateway, which renders and stores it. Returns the status. */
export async function getPicture(address: string, signal: AbortSignal): Promise<number> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(PICTURE_MS)]);
  const { statusCode, body } = await request(address, {
    headers: { accept: ACCEPT_PICTURES },
    signal: either,
  });
  await body.dump({ limit: Infinity });
  return statusCode;
}
