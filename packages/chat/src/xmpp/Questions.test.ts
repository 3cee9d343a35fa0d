import { Client } from "@xmpp/client-core";
import { type Element, xml } from "@xmpp/xml";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { stanza } from "../../testing/stanza.ts";
import { Questions } from "./Questions.ts";
import { stanzaChain } from "./stanzaChain.ts";

const BIND = "urn:ietf:params:xml:ns:xmpp-bind";

/** Questions over a client that hands out what it sends. */
function asking() {
  const entity = new Client({ service: "ws://127.0.0.1:9/none", domain: "chat.fjord.dk" });
  const sent: Element[] = [];
  const send = vi.fn(async (element: Element) => void sent.push(element));
  Object.assign(entity, { send });
  const chain = stanzaChain(entity);
  const questions = new Questions(entity, chain);
  const others: string[] = [];
  chain.use(({ stanza: other }) => others.push(other.toString()));
  /** Answers the question that was asked last. */
  const answer = (type: string, content = "") => {
    const id = sent.at(-1)?.attrs["id"] ?? "";
    entity.emit("element", stanza(`<iq type="${type}" id="${id}">${content}</iq>`));
  };
  return { entity, questions, send, answer, others };
}

const ping = () => xml("iq", { type: "get" }, xml("ping", { xmlns: "urn:xmpp:ping" }));

describe("a question to the chat server", () => {
  it("is settled by the answer with its own id, which nobody else sees", async () => {
    const { entity, questions, answer, others } = asking();
    const asked = questions.request(ping());
    entity.emit("element", stanza('<iq type="result" id="another"/>'));
    answer("result", "<here/>");
    expect((await asked).getChild("here")).toBeDefined();
    expect(others).toHaveLength(1);
  });

  it("is settled by a refusal too", async () => {
    const { questions, answer } = asking();
    const asked = questions.request(ping());
    answer("error");
    expect((await asked).attrs["type"]).toBe("error");
  });

  it("is not settled by another question, or by a message, of the same id", () => {
    const { questions, answer, others } = asking();
    void questions.request(ping()).catch(() => undefined);
    answer("get");
    expect(others).toHaveLength(1);
  });

  it("fails after 30 s without an answer, which then comes too late (R9.09)", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { questions, answer, others } = asking();
    const failed = questions.request(ping()).catch(({ message }: Error) => message);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failed).toContain("does not answer");
    answer("result");
    expect(others).toHaveLength(1);
  });

  it("fails when it cannot be sent", async () => {
    const { questions, send } = asking();
    send.mockRejectedValueOnce(new Error("closed"));
    await expect(questions.request(ping())).rejects.toThrow("closed");
  });
});

describe("a wish to the chat server", () => {
  it("is answered with the element of the same name", async () => {
    const { questions, answer } = asking();
    const set = questions.set(xml("bind", { xmlns: BIND }));
    answer("result", `<bind xmlns="${BIND}"><jid>anna@fjord/1</jid></bind>`);
    expect((await set)?.getChildText("jid")).toBe("anna@fjord/1");
  });

  it("fails when it is refused, even where the refusal repeats it", async () => {
    const { questions, answer } = asking();
    const set = questions.set(xml("bind", { xmlns: BIND }));
    answer("error", `<bind xmlns="${BIND}"/><error type="cancel"/>`);
    await expect(set).rejects.toThrow("refuses");
  });
});
