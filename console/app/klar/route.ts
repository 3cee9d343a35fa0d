/** Whether the process takes requests. */
export const GET = (): Response => Response.json({ status: "ready" });
