import { navigationHref, type NavigationItem } from "@spilhus/brand";
import type { ShellSettings } from "@spilhus/contracts";
import { routeById, type RouteId, PATHS } from "@spilhus/routes";
import { Header, LanguageSwitch, MobileNavigation } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { AccountSlot, GuestLinks } from "./AccountSlot.tsx";
import { Announcement } from "./Announcement.tsx";
import { drawerItems } from "./drawerItems.ts";
import { languageChoices } from "./languageChoices.ts";
import { iconOf } from "./iconOf.ts";
import { logoOf } from "./logoOf.ts";
import { ShellSlot } from "./ShellSlot.tsx";

interface ShellHeaderProps {
  readonly request: PageRequest;
  /** Absent on an error page. */
  readonly route?: RouteId | undefined;
  readonly shell: ShellSettings;
}

/**
 * The header in the brand's variant; the simple layout leaves navigation and actions out. Error pages and pages that
 * hide promotions (R2.53) have no announcement and no game times, so that restricted players are not invited to play.
 */
export function ShellHeader({ request, route, shell }: ShellHeaderProps) {
  const { brand, locale, t, path } = request;
  const row = route === undefined ? undefined : routeById(route);
  const page = row?.page;
  const isForPlayers = row?.audience === "players";
  const isSimple = page?.layout === "simple";
  const isCalm = page?.hidePromotions ?? true;
  const item = (entry: NavigationItem) => ({
    href: navigationHref(entry),
    label: entry.label[locale],
    icon: iconOf(entry.route),
    current: entry.route === route,
  });
  const navigation = isSimple ? [] : brand.navigation.primary.map(item);
  const { accountsEnabled } = siteConfig();
  const signUp = brand.navigation.action.label[locale];
  const action = { href: navigationHref(brand.navigation.action), label: signUp };
  const guest = { logIn: t("shell.logIn"), signUp };
  const languages = (
    <LanguageSwitch label={t("shell.language")} choices={languageChoices(brand, locale, path)} />
  );
  const mobile = !isSimple && (
    <MobileNavigation
      variant={brand.look.mobileNav}
      label={t("shell.quickNavigation")}
      items={brand.navigation.primary.map((entry: NavigationItem) => ({
        ...item(entry),
        label: (entry.short ?? entry.label)[locale],
      }))}
      moreItems={drawerItems(brand.navigation).map(item)}
      menuLabel={t("shell.menu")}
      closeLabel={t("shell.closeMenu")}
      {...(accountsEnabled && { actions: <GuestLinks {...guest} /> })}
      end={languages}
    />
  );
  const isDrawer = brand.look.mobileNav === "drawer";
  const clockPlace = brand.look.header === "slim" ? "bar" : "edge";
  return (
    <>
      {!isCalm && <Announcement shell={shell} label={t("shell.announcement")} clockPlace={clockPlace} />}
      <Header
        variant={brand.look.header}
        logo={logoOf(t("shell.logo", { brand: brand.name }))}
        homeHref="/"
        navigationLabel={t("shell.mainNavigation")}
        navigation={navigation}
        {...(accountsEnabled && {
          account: (
            <AccountSlot
              clockPlace={clockPlace}
              guest={isSimple || isForPlayers ? undefined : guest}
              clockLabel={isForPlayers ? t("session.clock") : undefined}
            />
          ),
        })}
        {...(isSimple
          ? {}
          : { action, search: { href: PATHS["game-overview"], label: t("games.searchLabel") } })}
        languageSwitch={languages}
        {...(brand.look.header === "tall" && !isSimple && !isCalm
          ? { strip: <ShellSlot slot="header-strip" slotProps={{ request }} /> }
          : {})}
        {...(isDrawer && mobile ? { drawer: mobile } : {})}
      />
      {!isDrawer && mobile}
    </>
  );
}
