import { LOG_IN_BY_PASSWORD, PLAYER_COOKIES, type SignedIn } from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { defineCallWith, type Call } from "../calls/index.ts";
import { isKnownDevice } from "../devices/index.ts";
import { applyAnswer, type RegisterServices } from "../exclusions/index.ts";
import { players } from "../players/index.ts";
import { endAllSessions, lockPlayerRow, openSession, signedInCookies } from "../sessions/index.ts";
import { findByEmail } from "./findByEmail.ts";
import { hashPassword, isPassword } from "./passwordHash.ts";

type LogIn = Call<typeof LOG_IN_BY_PASSWORD, RegisterServices>;
type Found = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

/** A hash to compare with for unknown addresses, so that they take as long as a wrong password. */
let nobodys: Promise<string> | undefined;
const decoy = () => (nobodys ??= hashPassword(crypto.randomUUID()));

/** Refuses, with an audit row in every case: otherwise the time of the answer would reveal who is a player. */
async function refused(call: LogIn, found: Found | undefined, because: "sign-in-refused" | "mitid-needed") {
  await writeAudit(call.services.db, {
    brand: call.site.brand.id,
    playerId: found?.id,
    event: "sign-in-refused",
    details: { method: "password", because },
  });
  return call.refuse(because);
}

/** Signs a guest in. Asks the register before the transaction, so that nothing is locked meanwhile. */
async function signIn(call: LogIn, found: Found): Promise<string[]> {
  const { services, site, cookies, refuse } = call;
  const { db, people } = services;
  const brand = site.brand.id;
  const answer = people && (await people.askRegister(people.keys.openCpr(found.sealedCpr)));
  return db.transaction(async (transaction) => {
    await lockPlayerRow(transaction, found.id);
    const [now] = await transaction
      .select({ passwordHash: players.passwordHash })
      .from(players)
      .where(eq(players.id, found.id));
    // The password was changed meanwhile, probably to lock out somebody who knows the old one.
    if (now?.passwordHash !== found.passwordHash) throw refuse("sign-in-refused");
    const isNew = await applyAnswer(transaction, found.id, brand, answer ?? { status: "none" });
    if (isNew) await endAllSessions(transaction, found.id, brand, "restricted");
    const opened = await openSession(transaction, {
      playerId: found.id,
      brand,
      method: "password",
      userAgent: call.request.headers["user-agent"],
      before: cookies[PLAYER_COOKIES.session.name],
      // A password alone does not confirm identity for sensitive changes.
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
    // Counted by the typed address, so that unknown addresses run out of attempts as well.
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
