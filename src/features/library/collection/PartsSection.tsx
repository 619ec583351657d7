import { useDeferredValue, useState, type ReactNode } from 'react';
import { EntityList } from '#cards/EntityList.tsx';
import type { BandItem } from '#contracts/library/card.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { EntityView } from '#current/client-state.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatCount } from '#ui/format/counts.ts';
import { Loaded, type LoadableQuery } from '#ui/frames/loaded/Loaded.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { partsDone } from './collection-facts.ts';

/** So many are drawn at first, and more at each press: a thousand at once would take a slow device seconds. */
const AT_ONCE = 48;
/** So many fill a window, and are painted before the others. */
const IN_SIGHT = 12;

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

export interface PartsSectionProps {
  readonly title: string;
  readonly query: LoadableQuery<{ readonly data: readonly BandItem[] }>;
  /** How many there are as far as is known before they come. */
  readonly expected: number;
  readonly view: EntityView;
  /** The path that links of nested items begin with. */
  readonly within: string;
  readonly settings: OrganisationSettings;
  readonly nowUnix: number;
  readonly tools?: ReactNode;
}

/**
 * One list of what stands in a collection. Without anything in it, it is not there; what did not come says so in its
 * place (J-11).
 */
export function PartsSection({ title, query, expected, view, within, settings, nowUnix, tools }: PartsSectionProps) {
  const [wanted, setWanted] = useState(AT_ONCE);
  const count = useDeferredValue(wanted, IN_SIGHT);
  const items = query.data?.data;
  if (items === undefined ? expected === 0 && !query.error : items.length === 0) return null;
  const done =
    items === undefined ? null : partsDone(items as readonly { readonly status?: string | null }[], settings);
  const left = (items?.length ?? 0) - count;
  return (
    <section aria-labelledby={`coll-${title}`}>
      <div className="coll__lh">
        <h2 id={`coll-${title}`}>{title}</h2>
        {items !== undefined && (
          <span className="meta">
            {formatCount(items.length)}
            {done !== null && done.done > 0 && `, of which ${formatCount(done.done)} completed`}
          </span>
        )}
        {tools}
      </div>
      <Loaded
        query={query}
        level={3}
        label={`Loading ${title}`}
        skeleton={
          <div className={view === 'grid' ? 'cgrid' : undefined}>
            {SKELETONS.slice(0, Math.max(1, expected)).map((one) => (
              <Skeleton key={one} shape={view === 'grid' ? 'picture' : 'control'} />
            ))}
          </div>
        }
        failed={{ title: `${title} could not be loaded.`, text: 'The rest of this page is not affected.' }}
      >
        {({ data }) => (
          <>
            <EntityList items={data.slice(0, count)} {...{ view, within, settings, nowUnix }} />
            {left > 0 && (
              <p className="coll__more">
                <Button variant="secondary" onClick={() => setWanted(wanted + AT_ONCE)}>
                  Show {Math.min(left, AT_ONCE)} more of {formatCount(data.length)}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
