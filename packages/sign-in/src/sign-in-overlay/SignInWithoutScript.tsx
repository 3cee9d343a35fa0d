import { mitIdAddress } from "@spilhus/api-client";
import type { Translate } from "@spilhus/i18n";
import { ButtonLink, Cluster, Container } from "@spilhus/ui";

/**
 * The way in for a browser without script: links to MitID, which brings back to this page. They are in every page, since
 * a page is the same whatever its address asks for.
 */
export function SignInWithoutScript({ t, path }: { readonly t: Translate; readonly path: string }) {
  return (
    <noscript>
      <nav aria-label={t("signIn.withoutScript")}>
        <Container>
          <Cluster>
            <ButtonLink href={mitIdAddress("login", path)} size="small">
              {t("signIn.mitId")}
            </ButtonLink>
            <ButtonLink href="/signup" kind="quiet" size="small">
              {t("signIn.signUpTitle")}
            </ButtonLink>
          </Cluster>
        </Container>
      </nav>
    </noscript>
  );
}
