import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropEmptyFields } from "./dropEmptyFields.ts";

class Form extends EventTarget {
  readonly method: string;
  constructor(method: string) {
    super();
    this.method = method;
  }
}
beforeEach(() => {
  vi.stubGlobal("HTMLFormElement", Form);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const fields = () => {
  const data = new FormData();
  for (const [name, value] of [
    ["q", "rav"],
    ["kategori", ""],
    ["udbyder", ""],
    ["nye", "1"],
  ] as const) {
    data.append(name, value);
  }
  return data;
};
const names = (data: FormData) => [...data.keys()];

it("leaves empty fields out of the address of a search (R2.16)", () => {
  const formData = fields();
  dropEmptyFields({ target: new Form("get"), formData });
  expect(names(formData)).toEqual(["q", "nye"]);
});

it("does not change a posted form", () => {
  const formData = fields();
  dropEmptyFields({ target: new Form("post"), formData });
  expect(names(formData)).toEqual(["q", "kategori", "udbyder", "nye"]);
});
