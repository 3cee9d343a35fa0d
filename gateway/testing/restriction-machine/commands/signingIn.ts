import { LOG_IN_BY_PASSWORD, LOG_OUT } from "@spilhus/contracts/user-auth";
import { navigate, startAt, throughMitId } from "../../mitIdStack.ts";
import { authenticate } from "../../passkeyUser.ts";
import { codeOf } from "../../signedInPlayer.ts";
import { command, must, type Command } from "../command.ts";
import { applyRegister, TIMES, type Browser, type Model } from "../model.ts";
import { PASSWORD, type World } from "../world.ts";

/** The register was asked; one that keeps silent does so once, or a run would only wait. */
function registerWasAsked(model: Model, real: World, now: number, goesOn?: Browser): void {
  applyRegister(model, now, goesOn);
  if (model.says !== "silent") return;
  model.says = "error";
  real.stack.register.fault = "error";
}

function begins(browser: Browser, now: number, confirmedAt = now): void {
  browser.session = { began: now, provenUse: now, lastUse: now, confirmedAt };
  browser.isFirst = true;
}

const isKnownDevice = ({ knownAt }: Browser, now: number) =>
  knownAt !== undefined && now < knownAt + 365 * TIMES.DAY;

/** By MitID, whatever the browser had before. */
export const logInByMitId = (index: number): Command =>
  command(`log in by MitID in ${index}`, async (model, real) => {
    const { browser, client } = real.browser(model, index);
    const before = await real.now();
    const end = await throughMitId(real.stack, client, { person: real.name });
    must(end === "/", `MitID has led to ${end}.`);
    browser.session = undefined;
    registerWasAsked(model, real, before);
    begins(browser, before);
    browser.knownAt = before;
    must(await real.settle(model, index), "Nobody is logged in after a login by MitID.");
  });

/** Shows MitID on an account: the same person stays who they are, and a login that was due is done. */
export const verifyIdentity = (index: number): Command =>
  command(`verify by MitID in ${index}`, async (model, real) => {
    const { browser, client } = real.browser(model, index);
    if (!(await real.settle(model, index))) {
      const end = await navigate(client, "/gateway/user-auth/api/v1/public/mitid/start?purpose=verify");
      must(end.startsWith("/?auth=login"), `A guest who wants to verify is sent to ${end}.`);
      return;
    }
    const before = await real.now();
    const back = await real.stack.mitId.visit(await startAt(client, "verify"), { person: real.name });
    const end = await navigate(client, back.pathname + back.search);
    must(end === "/konto/eid", `MitID has led to ${end}.`);
    model.isEidVerified = true;
    model.holds = model.holds.filter(({ kind }) => kind !== "oces-login-required");
    registerWasAsked(model, real, before, browser);
    const { session } = browser;
    if (session) Object.assign(session, { provenUse: before, lastUse: before, confirmedAt: before });
    browser.knownAt = before;
    must(await real.settle(model, index), "Who has verified is logged out.");
  });

/** By passkey: a login on a known device, or a confirmation of who is logged in. */
export const usePasskey = (index: number): Command =>
  command(`use the passkey in ${index}`, async (model, real) => {
    const { browser, client } = real.browser(model, index);
    const isLoggedIn = await real.settle(model, index);
    const before = await real.now();
    const code = await codeOf(await authenticate(client, real.authenticator));
    if (!isLoggedIn && !isKnownDevice(browser, before)) {
      must(code === "403 mitid-needed", `A passkey on a device that is not known: ${code}.`);
      return;
    }
    must(code === "200 ok", `A passkey on a known device: ${code}.`);
    if (isLoggedIn && browser.session) {
      Object.assign(browser.session, { provenUse: before, lastUse: before, confirmedAt: before });
    } else {
      registerWasAsked(model, real, before);
      begins(browser, before);
    }
    must(await real.settle(model, index), "Nobody is logged in after a passkey.");
  });

/** By password, there where it is mounted. */
export const logInByPassword = (index: number): Command =>
  command(`log in by password in ${index}`, async (model, real) => {
    const { browser, client } = real.browser(model, index);
    const isLoggedIn = await real.settle(model, index);
    const before = await real.now();
    const body = { email: real.player.email, password: PASSWORD, brand: "fjord" };
    const code = await codeOf(await client.call("POST", LOG_IN_BY_PASSWORD.path, { body }));
    if (code !== "200 ok") {
      const isRight = isLoggedIn || !model.hasPassword || !isKnownDevice(browser, before);
      must(isRight && code.startsWith("403 "), `A password on a known device: ${code}.`);
      return;
    }
    must(!isLoggedIn && model.hasPassword, "A password has logged in who must not be.");
    registerWasAsked(model, real, before);
    // Knowing a password shows nobody who one is: that takes MitID or a passkey (asvs:7.5.1).
    begins(browser, before, Number.NEGATIVE_INFINITY);
    must(await real.settle(model, index), "Nobody is logged in after a password.");
  });

/** Possible under every restriction. */
export const logOut = (index: number): Command =>
  command(`log out in ${index}`, async (model, real) => {
    const { browser, client } = real.browser(model, index);
    const isLoggedIn = await real.settle(model, index);
    const answer = await client.call("POST", LOG_OUT.path);
    must(answer.status === (isLoggedIn ? 200 : 400), `Logout was answered with ${answer.status}.`);
    browser.session = undefined;
    browser.isFirst = false;
  });
