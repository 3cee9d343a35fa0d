import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endProcess } from "../stack/endProcess.ts";
import { waitFor } from "../stack/waitFor.ts";

const NGINX = "/usr/sbin/nginx";

/** True when nginx is on this machine. */
export const hasNginx = (): boolean => existsSync(NGINX);

/** One worker, like the edge's one process; the same bytes in the same encoding, compressed beforehand. */
const configuration = (folder: string, port: number) => `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=16;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server {
    listen 127.0.0.1:${port};
    location /identity/ { alias ${folder}/identity/; default_type text/html; }
    location /br/ { alias ${folder}/br/; default_type text/html; add_header Content-Encoding br; }
  }
}
`;

/** Bodies to serve, at `/<encoding>/<name>`. */
export type Bodies = Readonly<Record<"identity" | "br", Readonly<Record<string, Buffer>>>>;

/** Serves bodies from disk until closed. */
export async function serveWithNginx(
  folder: string,
  port: number,
  bodies: Bodies,
): Promise<() => Promise<void>> {
  for (const [encoding, files] of Object.entries(bodies)) {
    await mkdir(join(folder, encoding), { recursive: true });
    for (const [name, body] of Object.entries(files)) await writeFile(join(folder, encoding, name), body);
  }
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration(folder, port));
  const nginx = spawn(NGINX, ["-c", file, "-p", folder], { stdio: "ignore" });
  const [first = ""] = Object.keys(bodies.identity);
  await waitFor("nginx", async () => (await fetch(`http://127.0.0.1:${port}/identity/${first}`)).ok, 10_000);
  return () => endProcess(nginx);
}
