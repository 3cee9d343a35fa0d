import { moveClock } from "../../movableClock.ts";
import { command, must, type Command } from "../command.ts";
import { applyRegister, TIMES, type RegisterSays } from "../model.ts";

/** What the register will say: an exclusion from now on, none, or nothing that is an answer. */
export type RegisterNews = { readonly forHours: number | null } | Exclude<RegisterSays, object>;

export const registerSays = (news: RegisterNews): Command =>
  command(`the register says ${JSON.stringify(news)}`, async (model, real) => {
    const { register } = real.stack;
    const { cpr } = real.player;
    register.fault = typeof news === "string" && news !== "no" ? news : undefined;
    if (typeof news === "string") {
      if (news === "no") register.excluded.delete(cpr);
      model.says = news;
      return;
    }
    const until = news.forHours === null ? null : (await real.now()) + news.forHours * TIMES.HOUR;
    register.excluded.set(cpr, until === null ? null : new Date(until).toISOString());
    model.says = { until };
  });

/** Nobody knows what an answer under way would do to whoever is just being asked about. */
const NEAR = 30_000;

/** The register is asked again about who is logged in and of whom it said nothing. */
export const askRegisterAgain: Command = command("the register is asked again", async (model, real) => {
  const sessions = await Promise.all(model.browsers.map((_, index) => real.settle(model, index)));
  const now = await real.now();
  const { askAgainAt } = model;
  if (askAgainAt !== undefined && Math.abs(now - askAgainAt) < NEAR) return;
  // A register that keeps silent would only be waited for.
  if (model.says === "silent") return;
  await real.worker.run();
  if (askAgainAt === undefined || now < askAgainAt || !sessions.includes(true)) return;
  const before = model.register;
  applyRegister(model, now);
  must(
    before === model.register || model.says === "no" || typeof model.says === "object",
    "No answer is one.",
  );
});

export const timePasses = (minutes: number): Command =>
  command(`${minutes} minutes pass`, async (_model, real) => {
    await moveClock(real.stack.gateway.database.db, `${minutes} minutes`);
  });
