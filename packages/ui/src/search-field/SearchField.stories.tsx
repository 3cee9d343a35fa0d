import type { Meta, StoryObj } from "@storybook/react-vite";
import { SearchComboboxFrame } from "./SearchComboboxFrame.tsx";
import { SearchField } from "./SearchField.tsx";

const meta = { title: "Overview/Search", component: SearchField, tags: ["visual"] } satisfies Meta<
  typeof SearchField
>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = {
  id: "soeg",
  action: "#",
  name: "q",
  label: "Søg efter spil",
  placeholder: "Søg efter spil eller udvikler",
  submitLabel: "Søg",
};

export const Empty: Story = {
  args: field,
  render: (args) => (
    <SearchComboboxFrame>
      <SearchField {...args} />
    </SearchComboboxFrame>
  ),
};

export const WithSuggestions: Story = {
  args: field,
  render: () => (
    <SearchComboboxFrame>
      <search>
        <form>
          <label className="visually-hidden" htmlFor="soeg">
            Søg efter spil
          </label>
          <input
            className="input"
            id="soeg"
            type="search"
            role="combobox"
            aria-expanded="true"
            aria-controls="forslag"
            aria-activedescendant="forslag-1"
            defaultValue="rav"
          />
        </form>
      </search>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the combobox pattern of ARIA has no tag of its own */}
      <div role="listbox" id="forslag" aria-label="Forslag">
        <div role="option" tabIndex={-1} id="forslag-1" aria-selected="true">
          <span>
            <mark>Rav</mark>nens Runer
          </span>
          <small>Fjordlab</small>
        </div>
        <div role="option" tabIndex={-1} id="forslag-2" aria-selected="false">
          <span>
            <mark>Græv</mark>lingens Guld
          </span>
          <small>Ravn &amp; Søn</small>
        </div>
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role */}
    </SearchComboboxFrame>
  ),
};
