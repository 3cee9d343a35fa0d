import { contentBlocks } from "@spilhus/public-site/page-blocks";
import { signUpPage } from "@spilhus/sign-in/sign-up";

export const page = signUpPage(contentBlocks);
