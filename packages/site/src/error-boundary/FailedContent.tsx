"use client";

interface FailedContentProps {
  readonly error: Error & { readonly digest?: string };
  readonly retry: () => void;
}

const WORDS = {
  da: {
    title: "Noget gik galt hos os",
    text: "Siden kan ikke vises lige nu. Prøv igen om lidt.",
    retry: "Prøv igen",
    home: "Til forsiden",
  },
  en: {
    title: "Something went wrong on our side",
    text: "The page cannot be shown right now. Please try again in a moment.",
    retry: "Try again",
    home: "To the front page",
  },
} as const;

/**
 * The generic error view for failures in the browser (R2.55, R8.18). It carries its own texts, because loading the
 * messages may be what failed.
 */
export function FailedContent({ error, retry }: FailedContentProps) {
  const words =
    WORDS[typeof document !== "undefined" && document.documentElement.lang === "en" ? "en" : "da"];
  return (
    <section className="container section" data-status="Internal Server Error">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      {error.digest && <p>{error.digest}</p>}
      <p>
        <button type="button" className="button" data-kind="primary" onClick={retry}>
          {words.retry}
        </button>{" "}
        <a className="button" data-kind="secondary" href="/">
          {words.home}
        </a>
      </p>
    </section>
  );
}
