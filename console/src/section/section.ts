import type { CallContract, StaffRole } from "@spilhus/contracts";
import type { StaffSession } from "@spilhus/contracts/staff";
import type { ReactNode } from "react";
import type { Answered, Given } from "../gateway/index.ts";
import type { Key, Words } from "../messages/index.ts";

/** Makes a call as the signed-in member of staff. */
export type Ask = <const Contract extends CallContract>(
  contract: Contract,
  given: Given<Contract>,
) => Promise<Answered<Contract>>;

/** Begins a call that answers a file. */
export type AskForFile = <const Contract extends CallContract & { readonly file: string }>(
  contract: Contract,
  given: Given<Contract>,
) => Promise<Response>;

/** Input of a section's page. */
export interface SectionPage {
  readonly member: StaffSession["member"];
  readonly ask: Ask;
  readonly words: Words;
  /** Query of the address. */
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** A form that was sent. */
export interface SentForm {
  readonly ask: Ask;
  readonly words: Words;
  readonly id: string;
  readonly form: FormData;
}

/** The result of an act: a page with a message, or a file. */
export type ActResult =
  | { readonly to: string; readonly message: Key }
  | { readonly file: { readonly name: string; readonly type: string; readonly text: string } };

/** A part of the console: a list, details and acts. A new one is a folder beside this file and a line in `sections.ts`. */
export interface Section {
  /** Its address, and its name in the messages. */
  readonly path: string;
  readonly name: Key;
  /** Roles whose menu shows it; the gateway checks each call by itself. */
  readonly roles: readonly StaffRole[];
  /** How much waits for the member of staff, for the overview. */
  readonly waiting?: (page: SectionPage) => Promise<number>;
  readonly list: (page: SectionPage) => Promise<ReactNode>;
  readonly detail?: (page: SectionPage, id: string) => Promise<ReactNode>;
  /** By name, files: `GET /<path>/<id>/<name>?<query>`. */
  readonly files?: Readonly<Record<string, (ask: AskForFile, query: URLSearchParams) => Promise<Response>>>;
  /** By name, what forms do: `POST /<path>/<id>/<act>`. */
  readonly acts: Readonly<Record<string, (sent: SentForm) => Promise<ActResult>>>;
}
