import { readHistory, sumHistory } from '#machines/profile/address-history.ts';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { AddressHistory, type AddressHistoryProps } from './AddressHistory.tsx';
import { pageLead } from './address-messages.ts';

export interface AddressesPageProps extends AddressHistoryProps {
  readonly organisationName: string;
  /** The field's name on the screen. */
  readonly label: string;
}

/**
 * "Where you lived": a part of the own profile on a page of its own. What is changed here is unsaved until the form of
 * the profile is saved.
 */
export function AddressesPage({ organisationName, label, ...history }: AddressesPageProps) {
  const { field, value, now } = history;
  const sum = sumHistory(readHistory(value), field, now);
  return (
    <main id="main" tabIndex={-1} className="wrap addr">
      <Title>{`${label} · ${organisationName}`}</Title>
      <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'My Profile', href: '/profile' }, { label }]} />
      <header className="addr__head">
        <PageTitle lead={pageLead(organisationName, sum, field.hint)}>{label}</PageTitle>
      </header>
      <div className="addr__body">
        <div>
          <AddressHistory {...history} />
        </div>
        <aside className="addr__rail">
          {sum.required !== null && (
            <section>
              <h2>What counts</h2>
              <p>Whole months. Two places at the same time count once. An empty To means that you live there now.</p>
            </section>
          )}
          <section>
            <h2>Who sees it</h2>
            <p>{`Administrators of ${organisationName}. Reviewers, tutors and colleagues do not.`}</p>
          </section>
        </aside>
      </div>
    </main>
  );
}
