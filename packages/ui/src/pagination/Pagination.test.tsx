import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Pagination, pagesAround } from "./Pagination.tsx";

describe("pagesAround", () => {
  it("names first, last and the neighbours, with gaps between", () => {
    expect(pagesAround(7, 13)).toEqual([1, "gap", 6, 7, 8, "gap", 13]);
    expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
    expect(pagesAround(2, 2)).toEqual([1, 2]);
  });
});

describe("Pagination", () => {
  const props = {
    label: "Sider",
    previousLabel: "Forrige",
    nextLabel: "Næste",
    pageLabel: (page: number) => `Side ${page}`,
    href: (page: number) => `?side=${page}`,
  };

  it("shows nothing for a single page", () => {
    expect(renderToStaticMarkup(<Pagination {...props} page={1} pageCount={1} />)).toBe("");
  });

  it("has no link before the first page and none after the last", () => {
    expect(renderToStaticMarkup(<Pagination {...props} page={1} pageCount={3} />)).not.toContain(
      'rel="prev"',
    );
    expect(renderToStaticMarkup(<Pagination {...props} page={3} pageCount={3} />)).not.toContain(
      'rel="next"',
    );
  });
});
