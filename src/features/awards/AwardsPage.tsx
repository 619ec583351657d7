import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { awardsQuery } from '#api/queries/awards.queries.ts';
import { isAwarded } from '#machines/awards/award-standing.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { AwardList } from './AwardList.tsx';
import { AwardsHead } from './AwardsHead.tsx';
import type { AwardsPageProps } from './awards-page-props.ts';
import './awards.css';

const ROWS = ['a', 'b', 'c', 'd'];

/** E-01, E-04: what the person is working for and what they hold, with their points. */
export function AwardsPage({ profile, organisation, nowUnix }: AwardsPageProps) {
  const awards = useQuery(awardsQuery(useApi(), organisation.organisation_id));
  const { lang } = organisation.settings;
  return (
    <main id="main" tabIndex={-1} className="wrap awards">
      <Title>{`${lang.awards} · ${organisation.name}`}</Title>
      <AwardsHead {...{ profile, organisation, nowUnix }} awards={awards.data ?? []} />
      <Loaded
        query={awards}
        label={`Loading ${lang.awards}`}
        skeleton={ROWS.map((row) => (
          <Skeleton key={row} shape="control" width={100} />
        ))}
        failed={{ title: 'Your awards could not be loaded.' }}
        empty={{
          isEmpty: (loaded) => loaded.length === 0,
          shown: (
            <EmptyState
              level={2}
              title="Sorry, there are no awards for you to collect at this time."
              action={
                <LinkButton variant="secondary" href="/categories">
                  Go to {lang.library}
                </LinkButton>
              }
            >
              Awards appear here when your organisation sets one up for the training that you take.
            </EmptyState>
          ),
        }}
      >
        {(loaded) => (
          <>
            <AwardList
              {...{ profile, organisation, nowUnix }}
              title="On the way"
              awards={loaded.filter((award) => !isAwarded(award))}
            />
            <AwardList
              {...{ profile, organisation, nowUnix }}
              title="Awarded"
              isAwarded
              awards={loaded.filter(isAwarded)}
            />
          </>
        )}
      </Loaded>
    </main>
  );
}
