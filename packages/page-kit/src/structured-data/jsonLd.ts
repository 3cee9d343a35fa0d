/** One schema.org object. */
export type JsonLd = { readonly "@context": "https://schema.org"; readonly "@type": string } & Readonly<
  Record<string, unknown>
>;

/**
 * JSON-LD as text for a script element: `<` is escaped, so that content from an editor cannot close the element, and
 * so are the two line separators that older parsers take for line ends.
 */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify(data)
    .replaceAll("<", String.raw`\u003c`)
    .replaceAll("\u2028", String.raw`\u2028`)
    .replaceAll("\u2029", String.raw`\u2029`);
}

/** The organisation behind a brand. */
export function organisation(name: string, origin: string, logo: string, legalName: string): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name,
    legalName,
    url: `${origin}/`,
    logo: `${origin}${logo}`,
  };
}

export interface Crumb {
  readonly name: string;
  /** Path on the site. */
  readonly path: string;
}

/** Breadcrumbs from the front page to this one. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: `${origin}${crumb.path}`,
    })),
  };
}

/** Questions with plain-text answers. */
export function faqPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** A blog article or press item. */
export function article(options: {
  readonly type: "BlogPosting" | "NewsArticle";
  readonly origin: string;
  readonly path: string;
  readonly headline: string;
  readonly description: string;
  readonly publishedOn: string;
  readonly author: string;
  readonly image: string | undefined;
  readonly publisher: string;
  readonly locale: string;
}): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": options.type,
    headline: options.headline,
    description: options.description,
    datePublished: options.publishedOn,
    inLanguage: options.locale,
    author: { "@type": "Person", name: options.author },
    publisher: { "@type": "Organization", name: options.publisher },
    mainEntityOfPage: `${options.origin}${options.path}`,
    ...(options.image ? { image: `${options.origin}${options.image}` } : {}),
  };
}
