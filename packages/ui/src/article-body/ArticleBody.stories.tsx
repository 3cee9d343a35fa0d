import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoArt } from "../../fixtures/demoArt.ts";
import { Picture } from "../picture/Picture.tsx";
import { ArticleBody } from "./ArticleBody.tsx";

const meta = { title: "Editorial/Body", component: ArticleBody, tags: ["visual"] } satisfies Meta<
  typeof ArticleBody
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryElement: Story = {
  args: {
    children: (
      <>
        <p>
          Tilbagebetalingsprocenten er et gennemsnit over <strong>meget lang tid</strong>. Læs mere om{" "}
          <a href="#regler">reglerne</a>.
        </p>
        <h2>Et eksempel</h2>
        <p>Med en indsats på 100,00 kr. og 96 % vil du i gennemsnit have 96,00 kr. tilbage.</p>
        <ul>
          <li>Gennemsnittet gælder millioner af spil.</li>
          <li>Dit eget spil kan gå helt anderledes.</li>
        </ul>
        <ol>
          <li>Find tallet på spillets side.</li>
          <li>Sammenlign med andre spil.</li>
        </ol>
        <blockquote>Et gennemsnit er ikke et løfte.</blockquote>
        <h3>Ord, der er lange</h3>
        <p>Selvudelukkelsesregisteret, indbetalingsgrænse og gennemspilskrav.</p>
        <figure>
          <Picture {...demoArt("plate", 6, "En blomst i gammel stil")} />
          <figcaption>Fra det gamle herbarium.</figcaption>
        </figure>
      </>
    ),
  },
};
