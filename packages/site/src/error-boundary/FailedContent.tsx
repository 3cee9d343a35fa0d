"use client";
import { failedWords } from "./failedWords.ts";

interface FailedContentProps {
  readonly error: Error & { readonly digest?: string };
  readonly retry: () => void;
}

/**
 * The generic error view for failures in the browser (R2.55, R8.18). It brings its own texts, because loading the
 * messages may be what failed.
 */
export function FailedContent({ error, retry }: FailedContentProps) {
  const words = failedWords();
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
