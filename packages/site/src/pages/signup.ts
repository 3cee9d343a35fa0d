import { contentBlocks } from "../blocks/contentBlocks.ts";
import { signUpPage } from "../sign-up/signUpPage.tsx";

export const page = signUpPage(contentBlocks);
