import type { Metadata } from "next";
import type { ReactNode } from "react";

/** The framework's props of a page: parameters of its internal address. */
export interface PageProps {
  readonly params: Promise<Readonly<Record<string, string>>>;
}

/** What an app's generated page files export. */
export interface PageModule {
  readonly Page: (props: PageProps) => Promise<ReactNode>;
  readonly generateMetadata: (props: PageProps) => Promise<Metadata>;
}
