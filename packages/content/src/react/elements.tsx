import type { ComponentType, ReactNode } from "react";
import type { LinkAttributes } from "../rich-text/linkTarget.ts";

interface WithChildren {
  children: ReactNode;
}
/** Alignment is a data attribute: a strict policy for styles refuses `style=""`. */
interface Block extends WithChildren {
  align?: string;
  dir?: "ltr" | "rtl";
}

export interface HeadingProps extends Block {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  id: string;
}
export interface ImageProps {
  src: string;
  srcSet?: string;
  sizes?: string;
  alt: string;
  title?: string;
  width?: number;
  height?: number;
  copyright?: string;
}
export interface EmojiProps {
  name: string;
  emoji?: string;
  fallbackImage?: string;
}
export interface TableProps {
  head: ReactNode;
  body: ReactNode;
}
export interface TableCellProps extends WithChildren {
  header: boolean;
  /** Of a header cell: `col` in the head, `row` in the body. */
  scope?: "col" | "row";
  colSpan?: number;
  rowSpan?: number;
  /** A colour chosen by the editor; the brand decides how to show it. */
  background?: string;
}
export interface ColourProps extends WithChildren {
  color?: string;
  id?: string;
  className?: string;
}

/** One component for each node and mark type that can be replaced. */
export interface RichTextElements {
  paragraph: ComponentType<Block>;
  heading: ComponentType<HeadingProps>;
  bulletList: ComponentType<WithChildren>;
  orderedList: ComponentType<WithChildren & { start?: number }>;
  listItem: ComponentType<Block>;
  blockquote: ComponentType<Block>;
  codeBlock: ComponentType<WithChildren & { language?: string }>;
  horizontalRule: ComponentType;
  image: ComponentType<ImageProps>;
  emoji: ComponentType<EmojiProps>;
  table: ComponentType<TableProps>;
  tableRow: ComponentType<WithChildren>;
  tableCell: ComponentType<TableCellProps>;
  link: ComponentType<LinkAttributes & WithChildren>;
  highlight: ComponentType<ColourProps>;
  textStyle: ComponentType<ColourProps>;
  styled: ComponentType<WithChildren & { className?: string }>;
}

/** Plain HTML for every node; brands style it from outside (`& h2`, `& [data-align="center"]`). */
export const defaultElements: RichTextElements = {
  paragraph: ({ align, dir, children }) => (
    <p dir={dir} data-align={align}>
      {children}
    </p>
  ),
  heading: ({ level, id, align, dir, children }) => {
    const Heading = `h${level}` as const;
    return (
      <Heading id={id} dir={dir} data-align={align}>
        {children}
      </Heading>
    );
  },
  bulletList: ({ children }) => <ul>{children}</ul>,
  orderedList: ({ start, children }) => <ol start={start}>{children}</ol>,
  listItem: ({ dir, children }) => <li dir={dir}>{children}</li>,
  blockquote: ({ dir, children }) => <blockquote dir={dir}>{children}</blockquote>,
  codeBlock: ({ language, children }) => (
    <pre>
      <code data-language={language}>{children}</code>
    </pre>
  ),
  horizontalRule: () => <hr />,
  image: ({ copyright, alt, ...attributes }) => (
    <img {...attributes} alt={alt} data-copyright={copyright} loading="lazy" decoding="async" />
  ),
  emoji: ({ name, emoji, fallbackImage }) =>
    emoji === undefined && fallbackImage !== undefined ? (
      <img src={fallbackImage} alt={name} width={20} height={20} loading="lazy" data-emoji={name} />
    ) : (
      <span data-emoji={name}>{emoji}</span>
    ),
  table: ({ head, body }) => (
    <table>
      {head !== null && <thead>{head}</thead>}
      {body !== null && <tbody>{body}</tbody>}
    </table>
  ),
  tableRow: ({ children }) => <tr>{children}</tr>,
  tableCell: ({ header, background, children, ...attributes }) => {
    const Cell = header ? "th" : "td";
    return (
      <Cell {...attributes} data-background={background}>
        {children}
      </Cell>
    );
  },
  link: ({ children, ...attributes }) => <a {...attributes}>{children}</a>,
  highlight: ({ color, children }) => <mark data-color={color}>{children}</mark>,
  textStyle: ({ color, id, className, children }) => (
    <span id={id} className={className} data-color={color}>
      {children}
    </span>
  ),
  styled: ({ className, children }) => <span className={className}>{children}</span>,
};
