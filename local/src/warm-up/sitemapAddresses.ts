import { Parser } from "htmlparser2";

/** Reads the addresses of a sitemap, in its order. */
export function sitemapAddresses(xml: string): string[] {
  const addresses: string[] = [];
  let inside = false;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        inside = name === "loc";
        if (inside) addresses.push("");
      },
      ontext: (text) => {
        if (inside) addresses[addresses.length - 1] += text;
      },
      onclosetag: () => {
        inside = false;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return addresses.map((address) => address.trim()).filter((address) => URL.canParse(address));
}
