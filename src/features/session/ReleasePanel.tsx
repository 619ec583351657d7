import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { PAGE_SIZES } from '#contracts/constants.ts';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { Pagination } from '#ui/actions/pagination/Pagination.tsx';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import { UpdateHistory } from '#ui/messages/update-history/UpdateHistory.tsx';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import { ReleasePanelLoading } from './ReleasePanelLoading.tsx';
import { releasesQuery } from '#api/queries/releases.queries.ts';

/**
 * U-02, U-03: the update history, ten to a page. Where it cannot be fetched it says so in its own place, and can be
 * asked for again; nothing is missing from the form.
 */
export function ReleasePanel() {
  const { data, isError, refetch } = useQuery(releasesQuery(useApi()));
  const [page, setPage] = useState(1);
  if (data === undefined && isError)
    return (
      <div className="cover__panel">
        <h2>Update history</h2>
        <RetryLine onRetry={() => void refetch()}>
          The update history did not arrive. You can sign in all the same.
        </RetryLine>
      </div>
    );
  if (data === undefined) return <ReleasePanelLoading />;
  if (data.length === 0) return null;
  const pageSize = PAGE_SIZES.releases;
  const shown = data.slice((page - 1) * pageSize, page * pageSize);
  return (
    <div className="cover__panel">
      <UpdateHistory
        title="Update history"
        newestFirst={page === 1}
        releases={shown.map(({ tag_name, name, description, released_at }, index) => ({
          version: tag_name,
          title: name,
          date: released_at === null ? '' : formatDate(fromUnixSeconds(released_at)),
          ...(page === 1 && index === 0 && description ? { text: <RichText html={description} /> } : {}),
        }))}
        pager={
          data.length > pageSize ? (
            <Pagination
              label="Update history pages"
              previousLabel="Newer updates"
              nextLabel="Older updates"
              page={page}
              pageSize={pageSize}
              total={data.length}
              onChange={(next) => setPage(next.page)}
            />
          ) : null
        }
      />
    </div>
  );
}
