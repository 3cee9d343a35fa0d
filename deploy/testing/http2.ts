import { connect as connectHttp2, type ClientHttp2Session, type OutgoingHttpHeaders } from "node:http2";
import { connect } from "node:tls";

/** An HTTP/2 session with a name that no resolver of this machine needs to know. */
export const openHttp2 = (port: number, name: string): ClientHttp2Session =>
  connectHttp2(`https://${name}:${port}`, {
    createConnection: () =>
      connect({
        host: "127.0.0.1",
        port,
        servername: name,
        rejectUnauthorized: false,
        ALPNProtocols: ["h2"],
      }),
  });

/** Sends one request of a session; returns the status. */
export function askHttp2(session: ClientHttp2Session, headers: OutgoingHttpHeaders): Promise<number> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers);
    stream.once("response", (answer) => resolve(Number(answer[":status"])));
    stream.once("error", reject);
    stream.resume();
  });
}
