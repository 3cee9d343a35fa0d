import type { Page } from "@playwright/test";

/** Says no to everything in the settings of consent, which any page opens by a link of its own, as that of the cookie policy does. */
export async function withdrawConsent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = document.createElement("button");
    link.dataset["consentSettings"] = "";
    document.body.append(link);
    link.click();
  });
  await page.getByRole("button", { name: "Afvis alle" }).click();
}
