import { contentBlocks } from "../public-site/page-blocks/contentBlocks.ts";
import { signUpPage } from "../sign-in/sign-up/signUpPage.tsx";

export const page = signUpPage(contentBlocks);
