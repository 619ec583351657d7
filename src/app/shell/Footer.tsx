import { PRODUCT_VERSION } from '#contracts/constants.ts';
import { config } from '#current/config.ts';
import { Link } from '#ui/actions/link/Link.tsx';

/** The end of a page below the top bar: whose training this is, and the way to what changed in the product (U-01). */
export function Footer({ organisationName }: { readonly organisationName: string }) {
  return (
    <footer className="foot">
      <div className="wrap foot__in">
        <span>{organisationName}</span>
        <Link href="/about">About</Link>
        <span className="foot__v">
          {config.productName} {PRODUCT_VERSION}
        </span>
      </div>
    </footer>
  );
}
