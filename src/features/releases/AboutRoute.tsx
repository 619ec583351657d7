import { useSearchParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { positive } from '#ui/lists/list/address.ts';
import { AboutPage } from './AboutPage.tsx';

const PAGE = positive('page');

/** `/about` (U-01, U-05). The page number is in the address; turning a page makes no new step back. */
export function AboutRoute() {
  const { organisation } = useCurrent();
  const [query, setQuery] = useSearchParams();
  return (
    <AboutPage
      organisation={organisation}
      page={PAGE.read(query.get(PAGE.name)) ?? 1}
      onPage={(page) =>
        setQuery(page === 1 ? {} : { [PAGE.name]: String(page) }, { replace: true, preventScrollReset: true })
      }
    />
  );
}
