import { Loaded, type LoadableQuery } from '#ui/frames/loaded/Loaded.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { GallerySection } from './GallerySection.tsx';

const nothing = { data: undefined, error: null, refetch: () => undefined };

const STATES: readonly (readonly [name: string, query: LoadableQuery<readonly string[]>])[] = [
  ['Loading', nothing],
  ['Failed', { ...nothing, error: new Error('503') }],
  ['Empty', { ...nothing, data: [] }],
  ['Loaded', { ...nothing, data: ['First aid', 'Fire safety'] }],
  ['While new rows come', { ...nothing, data: ['First aid', 'Fire safety'], isPlaceholderData: true }],
];

/** A query in each of its states. */
export function LoadingSection() {
  return (
    <GallerySection title="What is loaded">
      {STATES.map(([name, query]) => (
        <section key={name} aria-label={name}>
          <Loaded
            query={query}
            label="Loading the awards"
            level={3}
            skeleton={<Skeleton shape="control" width={80} />}
            failed={{ title: 'The awards could not be loaded.', text: 'Check your connection, then try again.' }}
            empty={{
              isEmpty: (data) => data.length === 0,
              shown: <EmptyState title="No awards yet">Awards that you earn stand here.</EmptyState>,
            }}
          >
            {(data) => (
              <ul>
                {data.map((award) => (
                  <li key={award}>
                    {award} <span className="meta">awarded in 2026</span>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        </section>
      ))}
    </GallerySection>
  );
}
