import { mitIdAddress } from "@spilhus/api-client";
import type { Translate } from "@spilhus/i18n";
import { ButtonLink, Cluster, Container } from "@spilhus/ui";
import { PATHS } from "@spilhus/routes";

/**
 * Sign-in links for a browser without JavaScript. They are in every page, since the server does not render a page by its
 * query.
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
            <ButtonLink href={PATHS.signup} kind="quiet" size="small">
              {t("signIn.signUpTitle")}
            </ButtonLink>
          </Cluster>
        </Container>
      </nav>
    </noscript>
  );
}
