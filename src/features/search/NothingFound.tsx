import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { plural } from '#ui/format/counts.ts';
import { TABS, type SearchTab } from './search-address.ts';

const NOUNS: Readonly<Record<SearchTab, string>> = { collections: 'collection', modules: 'module', pages: 'help page' };

export interface NothingFoundProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** How many each tab has; undefined while nobody knows. */
  readonly counts: Readonly<Record<SearchTab, number | undefined>>;
  readonly onTab: (tab: SearchTab) => void;
  /** Puts another organisation in front; the search stays. */
  readonly onSwitch: (organisationId: number) => void;
}

/**
 * O-08, O-09: nothing fits in this tab; what the others have, and the person's other organisations, but not while
 * viewing as them.
 */
export function NothingFound({ profile, organisation, counts, onTab, onSwitch }: NothingFoundProps) {
  const others =
    profile.impersonated === true
      ? []
      : profile.organisations.filter(({ organisation_id: id }) => id !== organisation.organisation_id);
  const elsewhere = TABS.filter((tab) => (counts[tab] ?? 0) > 0);
  const [only] = others;
  const actions = (
    <div className="find__others">
      {elsewhere.map((tab) => (
        <Button key={tab} variant="secondary" onClick={() => onTab(tab)}>
          See {plural(counts[tab] ?? 0, NOUNS[tab])}
        </Button>
      ))}
      {others.map(({ organisation_id: id, name }) => (
        <Button key={id} variant="secondary" onClick={() => onSwitch(id)}>
          Search in {name}
        </Button>
      ))}
    </div>
  );
  return (
    <div role="status">
      <EmptyState
        level={2}
        title="Sorry, no results found."
        {...(elsewhere.length + others.length === 0 ? {} : { action: actions })}
      >
        {only === undefined
          ? null
          : others.length === 1
            ? `You also belong to ${only.name}, which keeps its own training.`
            : 'You also belong to other organisations, which keep their own training.'}
      </EmptyState>
    </div>
  );
}
