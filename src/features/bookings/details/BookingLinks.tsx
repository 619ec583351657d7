import type { BookingLink } from '#contracts/bookings/booking.schema.ts';
import { Link } from '#ui/actions/link/Link.tsx';

/** the training that belongs to a product; null where the API names none. */
const hrefOf = ({ flex_type: type, flex_id: id }: BookingLink): string | null =>
  typeof id === 'number' && (type === 'module' || type === 'collection') ? `/${type}s/${id}` : null;

/** What comes before or after a booking, each with the training that belongs to it. */
export function BookingLinks({ links, none }: { links: readonly BookingLink[]; none: string }) {
  if (links.length === 0) return <p className="bk__none">{none}</p>;
  return (
    <ul className="bk__links">
      {links.map((link) => {
        const href = hrefOf(link);
        return (
          <li key={link.product_id}>
            <p className="strong">{href === null ? link.name : <Link href={href}>{link.name}</Link>}</p>
            {link.type && <p className="meta">{link.type.name}</p>}
          </li>
        );
      })}
    </ul>
  );
}
