import { pathBelow } from '../product/product-frame.ts';

/** Who sits beside, and where. */
export interface PersonBeside {
  readonly path: string;
  /** Their e-mail address. */
  readonly person: string;
}

/** The desk's address for a link of the product (`demo.link()`), which seats somebody beside when it is opened. */
export const linkBeside = (link: string, base: string, { path, person }: PersonBeside): string => {
  const product = new URL(link);
  const address = new URL(`${base}instruments/`, product);
  address.search = new URLSearchParams({ at: pathBelow(base, product), beside: path, with: person }).toString();
  return address.href;
};

/** Whether a logo was too large for a link of the product; as `demo.link()` writes it. */
export const lacksLogo = (link: string): boolean => {
  const brands = JSON.parse(new URL(link).searchParams.get('demo-brand') ?? '[]') as readonly {
    readonly lacksLogo?: true;
  }[];
  return brands.some((brand) => brand.lacksLogo === true);
};
