import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AccountCount } from "./AccountCount.tsx";
import { AccountNavigation } from "./AccountNavigation.tsx";

it("shows the number of new items beside an entry, and nothing for 0", () => {
  const drawn = (count: number) =>
    renderToStaticMarkup(
      <AccountNavigation
        label="Min spilkonto"
        groups={[
          {
            title: "Overblik",
            items: [
              {
                href: "/konto/beskeder",
                label: "Beskeder",
                badge: <AccountCount count={count} label={`${count} ulæste beskeder`} />,
              },
            ],
          },
        ]}
        back={{ href: "/konto/hjem", label: "Min spilkonto" }}
        isFront
      />,
    );
  expect(drawn(2)).toContain(
    '<span aria-hidden="true">2</span><span class="visually-hidden">2 ulæste beskeder',
  );
  expect(drawn(0)).not.toContain("account-count");
});
