import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DetailList } from "./DetailList.tsx";

/** A player's details, with links to change them. */
const meta = { title: "Account/Details", component: DetailList } satisfies Meta<typeof DetailList>;
export default meta;

type Story = StoryObj<typeof meta>;

const edit = (what: string) => ({ href: `#${what}`, text: "Ret", label: `Ret ${what}` });

export const Profile: Story = {
  args: {
    emptyLabel: "Ikke udfyldt",
    details: [
      { id: "name", term: "Navn", value: "Anna Mikkelsen", note: "Fra MitID" },
      { id: "number", term: "Kundenummer", value: "104 233" },
      {
        id: "email",
        term: "E-mail",
        value: "annemette-kristiane.frederiksberg.mikkelsen@eksempelforening.dk",
        edit: edit("e-mail"),
      },
      { id: "phone", term: "Telefonnummer", value: "+45 20 12 34 56", edit: edit("telefonnummer") },
      { id: "job", term: "Beskæftigelse", value: null, edit: edit("beskæftigelse") },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Ret telefonnummer" })).toBeVisible();
    await expect(canvas.getByText("Ikke udfyldt")).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Profile, globals: { viewport: { value: "phone", isRotated: false } } };
