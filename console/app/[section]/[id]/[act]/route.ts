import { type ActAddress, answerAct, answerFile } from "../../../../src/console-page/index.ts";

interface Context {
  readonly params: Promise<ActAddress>;
}

/** A form of a section. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerAct(request, await params);
}

/** A file of a section. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerFile(request, await params);
}
