import { useCurrent } from '#current/current-context.ts';
import { useQueryAddress } from '#current/use-query-address.ts';
import { positive } from '#ui/lists/list/address.ts';
import { AboutPage } from './AboutPage.tsx';

const PAGE = positive('page');

/** `/about` (U-01, U-05). The page number is in the address. */
export function AboutRoute() {
  const { organisation } = useCurrent();
  const [query, changeQuery] = useQueryAddress();
  return (
    <AboutPage
      organisation={organisation}
      page={PAGE.read(query.get(PAGE.name)) ?? 1}
      onPage={(page) => changeQuery(new URLSearchParams(page === 1 ? {} : { [PAGE.name]: String(page) }))}
    />
  );
}
