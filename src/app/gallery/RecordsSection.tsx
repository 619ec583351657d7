import { useState } from 'react';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Card } from '#ui/lists/card/Card.tsx';
import { ListRow } from '#ui/lists/card/ListRow.tsx';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { Pagination } from '#ui/actions/pagination/Pagination.tsx';
import { Trail } from '#ui/drawings/path/Trail.tsx';
import { Parts } from '#ui/messages/progress/Parts.tsx';
import { ProgressBar } from '#ui/messages/progress/ProgressBar.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { Table } from '#ui/lists/table/Table.tsx';
import { GallerySection } from './GallerySection.tsx';

const dates = [
  ["18th May '26, 9:30 am", 'Leeds', '4'],
  ["2nd Jun '26, 10:00 am", 'York', '11'],
  ["24th Jun '26, 9:00 am", 'Leeds', '8'],
];

/** Tables, rows, cards, facts; waiting and empty. */
export function RecordsSection() {
  const [paging, setPaging] = useState({ page: 1, pageSize: 10 });
  return (
    <>
      <GallerySection title="Table">
        <Table
          label="Dates"
          columns={[
            { key: 'date', header: 'Date', sort: 'ascending' },
            { key: 'place', header: 'Place' },
            { key: 'left', header: 'Places left', numeric: true },
          ]}
          rows={dates.map((cells) => ({ key: cells.join(), cells }))}
        />
        <Pagination label="Dates, pages" {...paging} total={46} onChange={setPaging} />
        <Pagination
          label="Dates, pages with sizes"
          {...paging}
          total={46}
          pageSizes={[10, 12, 24, 36]}
          onChange={setPaging}
        />
      </GallerySection>
      <GallerySection title="Waiting, empty">
        <div className="kit__two">
          <SkeletonGroup label="Loading">
            <Skeleton shape="picture" />
            <Skeleton shape="meta" width={40} />
            <Skeleton shape="lead" width={80} />
          </SkeletonGroup>
          <EmptyState
            title="You have no bookings to schedule."
            action={
              <LinkButton variant="secondary" href="#library">
                Open the library
              </LinkButton>
            }
          >
            When your organisation adds a workshop to your training, you choose its date here.
          </EmptyState>
        </div>
        <ProgressBar label="Example" percent={62} />
        <Parts done={5} total={11} />
      </GallerySection>
      <GallerySection title="Cards, rows, facts">
        <Facts
          facts={[
            { name: 'Attempts left', value: '2 of 3' },
            { name: 'Pass mark', value: '80%' },
            { name: 'Questions', value: '8' },
            { name: 'Marked by', value: 'A reviewer' },
          ]}
        />
        <div className="kit__two">
          <Card
            collection
            title="Infection Control Essentials"
            href="#collection"
            kind={['Collection', '11 parts']}
            picture={<span />}
            ribbon="Coming 4th Apr '26"
          >
            <StatusBadge shape="progress" word="45% Complete" size="meta" />
            <Trail parts={11} walked={5} />
          </Card>
          <Card dated="bad" title="Sharps and waste" href="#module" kind={['Module', 'about 12 minutes']}>
            <StatusBadge shape="overdue" word="Overdue since 12th Feb '26" size="meta" />
          </Card>
        </div>
        <ul className="rows">
          <ListRow
            title="Infection Control: final assessment"
            href="#assessment"
            state={<StatusBadge shape="progress" tone="due" word="Pending" />}
          >
            8 questions, pass mark 80%, 2 of 3 attempts left
          </ListRow>
          <ListRow
            title="Medical emergencies"
            href="#assessment-2"
            state={<StatusBadge shape="review" tone="bad" word="In review" />}
          >
            Handed in on 2nd Mar '26
          </ListRow>
        </ul>
      </GallerySection>
    </>
  );
}
