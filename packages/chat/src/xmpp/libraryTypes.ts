// Types of what the chat uses of @xmpp 0.14, which brings none, as read in the packages' own files. No `.d.ts`: a room that
// reads this package from its source sees it by its import.

declare module "@xmpp/xml" {
  export interface Attributes {
    [name: string]: string | undefined;
  }
  export class Element {
    constructor(name: string, attributes?: Attributes);
    name: string;
    attrs: Attributes;
    parent: Element | null;
    children: (Element | string)[];
    is(name: string, namespace?: string): boolean;
    getNS(): string | undefined;
    getChild(name: string, namespace?: string): Element | undefined;
    getChildren(name: string, namespace?: string): Element[];
    getChildElements(): Element[];
    getChildText(name: string, namespace?: string): string | null;
    getText(): string;
    append(child: Element | string): this;
    toString(): string;
  }
  export class Parser {
    write(text: string): void;
    on(event: "element", listener: (element: Element) => void): this;
    on(event: "error", listener: (error: Error) => void): this;
  }
  export function xml(
    name: string,
    attributes?: Attributes | null,
    ...children: readonly (
      | Element
      | string
      | undefined
      | null
      | false
      | readonly (Element | undefined | false)[]
    )[]
  ): Element;
}

declare module "@xmpp/client-core" {
  import type { Element } from "@xmpp/xml";

  interface ClientEvents {
    online: [jid: unknown];
    disconnect: [{ readonly clean: boolean; readonly reason?: unknown }];
    error: [error: Error & { readonly condition?: string }];
    element: [element: Element];
    nonza: [element: Element];
    send: [element: Element];
    stanza: [element: Element];
  }
  export interface Options {
    readonly service: string;
    readonly domain: string;
    readonly lang?: string;
    readonly timeout?: number;
  }
  export class Client {
    constructor(options: Options);
    status: string;
    /** Of opening and closing a stream, in ms. */
    timeout: number;
    options: Options;
    jid: { toString(): string } | null;
    setMaxListeners(count: number): this;
    on<Name extends keyof ClientEvents>(name: Name, listener: (...values: ClientEvents[Name]) => void): this;
    emit(name: "element" | "send", element: Element): boolean;
    emit(name: "error", cause: unknown): boolean;
    connect(service: string): Promise<unknown>;
    open(options: { readonly domain: string; readonly lang?: string }): Promise<unknown>;
    disconnect(): Promise<unknown>;
    stop(): Promise<unknown>;
    send(element: Element): Promise<void>;
  }
}

declare module "@xmpp/middleware" {
  export interface Middleware {
    readonly use: (handler: unknown) => unknown;
    readonly filter: (handler: unknown) => unknown;
  }
  export default function middleware(parts: { readonly entity: unknown }): Middleware;
}

declare module "@xmpp/stream-features" {
  export interface StreamFeatures {
    readonly use: (name: string, namespace: string, handler: unknown) => unknown;
  }
  export default function streamFeatures(parts: { readonly middleware: unknown }): StreamFeatures;
}

declare module "@xmpp/websocket" {
  export default function websocket(parts: { readonly entity: unknown }): void;
}

declare module "@xmpp/iq/caller.js" {
  import type { Element } from "@xmpp/xml";

  export interface IqCaller {
    request(stanza: Element): Promise<Element>;
  }
  export default function iqCaller(parts: {
    readonly entity: unknown;
    readonly middleware: unknown;
  }): IqCaller;
}

declare module "@xmpp/stream-management" {
  import type { Element } from "@xmpp/xml";

  export interface StreamManagement {
    enabled: boolean;
    id: string;
    inbound: number;
    outbound: number;
    requestAckInterval: number;
    timeout: number;
    on(event: "resumed", listener: () => void): this;
    on(event: "ack" | "fail", listener: (stanza: Element) => void): this;
  }
  export default function streamManagement(parts: {
    readonly streamFeatures: unknown;
    readonly entity: unknown;
    readonly middleware: unknown;
  }): StreamManagement;
}

declare module "@xmpp/sasl" {
  export type Authenticate = (
    credentials: { readonly username: string; readonly password: string },
    mechanism: string,
  ) => Promise<void>;
  export default function sasl(
    parts: { readonly streamFeatures: unknown; readonly saslFactory: unknown },
    onAuthenticate: (authenticate: Authenticate, mechanisms: readonly string[]) => Promise<void>,
  ): void;
}

declare module "@xmpp/sasl-plain" {
  export default function plain(factory: unknown): void;
}

declare module "saslmechanisms" {
  export default class Factory {
    use(mechanism: unknown): this;
  }
}

declare module "@xmpp/jid" {
  interface Jid {
    readonly local: string;
    readonly domain: string;
    readonly resource: string;
    bare(): Jid;
  }
  export default function jid(text: string): Jid;
}

declare module "@xmpp/resource-binding" {
  export default function resourceBinding(
    parts: { readonly streamFeatures: unknown; readonly iqCaller: unknown },
    resource?: string,
  ): void;
}

declare module "@xmpp/reconnect" {
  export default function reconnect(parts: { readonly entity: unknown }): {
    start(): void;
    stop(): void;
  };
}
