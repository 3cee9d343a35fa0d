import type { Metadata } from "next";
import type { ReactNode } from "react";

/** What the framework hands to a page: the parameters of its internal address. */
export interface PageProps {
  readonly params: Promise<Readonly<Record<string, string>>>;
}

/** What an app's generated page files export. */
export interface PageModule {
  readonly Page: (props: PageProps) => Promise<ReactNode>;
  readonly generateMetadata: (props: PageProps) => Promise<Metadata>;
}
