import { resolve } from "node:path";
import { CHAT_LIMITS, conferenceOf } from "@spilhus/contracts/chat";

/** A brand's chat. */
export interface ChatHost {
  readonly brand: string;
  /** Such as `chat.fjord.dk`. */
  readonly domain: string;
}

export interface ProsodySettings {
  readonly hosts: readonly ChatHost[];
  /** Port of the WebSockets from the edge and of the gateway's orders. */
  readonly port: number;
  /** Where it listens; absent: on this machine alone. */
  readonly address?: string;
  /** Shared with the gateway alone; undefined: Prosody reads it from the variable `CHAT_SECRET` when it starts. */
  readonly secret: string | undefined;
  /** Origin of the gateway. */
  readonly gateway: string;
  /** Folder of its own, which it may write to. */
  readonly dataDir: string;
  /** Folder of our modules; absent: the one of this repository. */
  readonly modulesDir?: string;
  /** Whether its user may be root: on a local stack that root has started. */
  readonly mayBeRoot?: boolean;
  /** Players of a room; absent: as the contract says. */
  readonly roomPlaces?: number;
  /** Seconds for which a stream that was cut off waits to be resumed. */
  readonly resumeSeconds?: number;
}

/** A text of Lua. JSON's escapes of these texts are Lua's as well: there is no `\u` and no `/` to escape in them. */
function quoted(text: string): string {
  if (!/^[\x20-\x7e]*$/.test(text)) {
    throw new TypeError("A setting of the chat server has a sign that is not printable ASCII.");
  }
  return JSON.stringify(text);
}

const hostBlock = ({ brand, domain }: ChatHost, isFirst: boolean) => `
VirtualHost ${quoted(domain)}
  brand_chat_brand = ${quoted(brand)}
  authentication = "brand_chat"
  modules_enabled = { "brand_chat"${isFirst ? ', "brand_chat_control"' : ""} }

Component ${quoted(conferenceOf(domain))} "muc"
  brand_chat_brand = ${quoted(brand)}
  modules_enabled = { "muc_mam", "brand_chat_rooms" }
`;

/**
 * The configuration of Prosody 0.12 or 13: WebSockets alone, no federation, no registration, nothing stored on disk. TLS ends
 * before the edge.
 */
export function prosodyConfig(settings: ProsodySettings): string {
  const { hosts, port, address = "127.0.0.1", secret, gateway, dataDir, mayBeRoot = false } = settings;
  const { modulesDir = resolve(import.meta.dirname, "../modules"), resumeSeconds = 60 } = settings;
  const { roomPlaces = CHAT_LIMITS.roomPlaces } = settings;
  const [first] = hosts;
  if (!first) throw new TypeError("The chat server needs a brand.");
  return `-- Written by prosodyConfig; changes are lost.
${mayBeRoot ? "run_as_root = true\n" : ""}data_path = ${quoted(dataDir)}
plugin_paths = { ${quoted(modulesDir)} }
log = { info = "*console" }
interfaces = { ${quoted(address)} }
http_interfaces = { ${quoted(address)} }
http_ports = { ${port} }
https_ports = {}
http_default_host = ${quoted(first.domain)}
http_max_content_size = 1048576
c2s_ports = {}
c2s_direct_tls_ports = {}
s2s_ports = {}
s2s_direct_tls_ports = {}
component_ports = {}
network_backend = "epoll"
modules_enabled = { "saslauth", "presence", "message", "iq", "c2s", "disco", "ping", "time", "smacks", "limits", "websocket" }
modules_disabled = { "s2s", "offline", "roster", "tls", "posix" }
allow_registration = false
consider_websocket_secure = true
c2s_require_encryption = false
allow_unencrypted_plain_auth = true
-- A socket that does not log in, and a line that is longer than any we take.
c2s_timeout = 15
c2s_stanza_size_limit = 8192
limits = { c2s = { rate = "10kb/s", burst = "2s" } }
smacks_hibernation_time = ${resumeSeconds}
smacks_max_old_sessions = 10
storage = "memory"
storage_archive_item_limit = 500
muc_log_expires_after = "1d"
muc_room_default_history_length = 50
max_history_messages = 50
muc_tombstones = false
muc_room_locking = false
restrict_room_creation = true
brand_chat_secret = ${secret === undefined ? "ENV_CHAT_SECRET" : quoted(secret)}
brand_chat_gateway = ${quoted(gateway)}
brand_chat_places = ${roomPlaces}
${hosts.map((host, index) => hostBlock(host, index === 0)).join("")}`;
}
