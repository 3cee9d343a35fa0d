import { useState } from "react";

export interface LoadedCode<Code> {
  /** Undefined until it has come. */
  readonly code: Code | undefined;
  readonly hasFailed: boolean;
  /** Loads the code; after a failure again. */
  readonly load: () => void;
}

/** Code that a page does not have before it is wanted. */
export function useCode<Code extends object>(fetchCode: () => Promise<Code>): LoadedCode<Code> {
  const [code, setCode] = useState<Code>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    fetchCode().then(
      (loaded) => setCode(loaded),
      () => setFailed(true),
    );
  };
  return { code, hasFailed, load };
}
