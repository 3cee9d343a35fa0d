import { request } from "undici";

const PICTURE_MS = 30_000;
const ACCEPT_PICTURES = "image/avif,image/webp,image/*;q=0.8";

/** Has the gateway make a picture and keep it. Returns its status. */
export async function getPicture(address: string, signal: AbortSignal): Promise<number> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(PICTURE_MS)]);
  const { statusCode, body } = await request(address, {
    headers: { accept: ACCEPT_PICTURES },
    signal: either,
  });
  await body.dump({ limit: Infinity });
  return statusCode;
}
