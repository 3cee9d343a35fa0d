import { LOG_IN_BY_PASSWORD, PLAYER_COOKIES, type SignedIn } from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { defineCallWith, type Call } from "../calls/index.ts";
import { isKnownDevice } from "../devices/index.ts";
import { applyAnswer, type RegisterServices } from "../exclusions/index.ts";
import { players } from "../players/index.ts";
import { endAllSessions, holdPlayer, openSession, signedInCookies } from "../sessions/index.ts";
import { findByEmail } from "./findByEmail.ts";
import { hashPassword, isPassword } from "./passwordHash.ts";

type LogIn = Call<typeof LOG_IN_BY_PASSWORD, RegisterServices>;
type Found = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

/** Nobody's password, for addresses that belong to nobody: a wrong one takes as long to find out. */
let nobodys: Promise<string> | undefined;
const decoy = () => (nobodys ??= hashPassword(crypto.randomUUID()));

/**
 * Refuses with an audit row whoever it was: a row for one and none for another would tell by its time who is a player.
 */
async function refused(call: LogIn, found: Found | undefined, because: "sign-in-refused" | "mitid-needed") {
  await writeAudit(call.services.db, {
    brand: call.site.brand.id,
    playerId: found?.id,
    event: "sign-in-refused",
    details: { method: "password", because },
  });
  return call.refuse(because);
}

/** A guest becomes a player. The register was asked before, so that nothing is locked while it answers. */
async function signIn(call: LogIn, found: Found): Promise<string[]> {
  const { services, site, cookies, refuse } = call;
  const { db, people } = services;
  const brand = site.brand.id;
  const answer = people && (await people.askRegister(people.keys.openCpr(found.sealedCpr)));
  return db.transaction(async (transaction) => {
    await holdPlayer(transaction, found.id);
    const [now] = await transaction
      .select({ passwordHash: players.passwordHash })
      .from(players)
      .where(eq(players.id, found.id));
    // It was changed while this one was looked at: whoever knows the old one is who the change was against.
    if (now?.passwordHash !== found.passwordHash) throw refuse("sign-in-refused");
    const isNew = await applyAnswer(transaction, found.id, brand, answer ?? { status: "none" });
    if (isNew) await endAllSessions(transaction, found.id, brand, "restricted");
    const opened = await openSession(transaction, {
      playerId: found.id,
      brand,
      method: "password",
      userAgent: call.request.headers["user-agent"],
      before: cookies[PLAYER_COOKIES.session.name],
      // A password alone is no proof for changes that matter.
      isConfirmed: false,
    });
    return signedInCookies(opened);
  });
}

export const logInByPassword = defineCallWith<RegisterServices>()(
  LOG_IN_BY_PASSWORD,
  async (call): Promise<SignedIn> => {
    const { services, site, body, reply, cookies } = call;
    const licence = site.brand.licence.number;
    // By what was typed, not by who is found: an address of nobody runs out of attempts as well.
    await services.limits.ofAccount("attempt", { typed: `password ${licence} ${body.email.toLowerCase()}` });
    const found = await findByEmail(services.db, licence, body.email);
    const isRight = await isPassword(found?.passwordHash ?? (await decoy()), body.password);
    if (!found || !isRight) throw await refused(call, found, "sign-in-refused");
    if (!(await isKnownDevice(services.db, found.id, cookies))) {
      throw await refused(call, found, "mitid-needed");
    }
    void reply.header("set-cookie", await signIn(call, found));
    return { loggedIn: true, method: "password" };
  },
);
