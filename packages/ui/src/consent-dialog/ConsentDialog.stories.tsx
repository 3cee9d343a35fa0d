import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ConsentDialogFrame } from "./ConsentDialogFrame.tsx";
import { ConsentForm } from "./ConsentForm.tsx";

/** The question about cookies, with equal buttons for yes and no. */
const meta = {
  title: "Feedback/Consent",
  parameters: { layout: "fullscreen" },
  tags: ["visual"],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const categories = [
  { category: "necessary", label: "Nødvendige", text: "Får siden til at virke. Kan ikke slås fra." },
  { category: "preferences", label: "Præferencer", text: "Husker dine valg og viser kundechatten." },
  { category: "statistics", label: "Statistik", text: "Fortæller os, hvilke sider der bruges." },
  { category: "marketing", label: "Markedsføring", text: "Måler annoncer på andre sider." },
] as const;

export const Question: Story = {
  render: () => (
    <ConsentDialogFrame>
      <dialog className="dialog" open aria-labelledby="cookies-titel">
        <div className="dialog-body">
          <h2 id="cookies-titel">Må vi bruge cookies?</h2>
          <p>Du kan ændre dit svar når som helst på siden Cookiepolitik.</p>
          <ConsentForm
            action="/_consent"
            legend="Vælg cookies"
            categories={categories}
            rejectAllLabel="Afvis alle"
            saveLabel="Gem valgte"
            acceptAllLabel="Tillad alle"
          />
        </div>
      </dialog>
    </ConsentDialogFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ["Præferencer", "Statistik", "Markedsføring"]) {
      await expect(canvas.getByRole("checkbox", { name })).not.toBeChecked();
    }
    await expect(canvas.getByRole("checkbox", { name: "Nødvendige" })).toBeDisabled();
    const [reject, accept] = ["Afvis alle", "Tillad alle"].map((name) =>
      canvas.getByRole("button", { name }),
    );
    await expect(reject?.getBoundingClientRect().width).toBeCloseTo(
      accept?.getBoundingClientRect().width ?? 0,
      0,
    );
    await userEvent.click(canvas.getByRole("checkbox", { name: "Statistik" }));
    await expect(canvas.getByRole("checkbox", { name: "Statistik" })).toBeChecked();
  },
};
