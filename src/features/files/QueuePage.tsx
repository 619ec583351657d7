import { PRODUCT_VERSION } from '#contracts/constants.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { config } from '#current/config.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { formatDateTime } from '#ui/format/dates.ts';
import { StoppedPage } from '#ui/frames/stopped/StoppedPage.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import './queue-page.css';

export interface QueuePageProps {
  readonly organisation: Pick<OrganisationMembership, 'name'>;
  /** When this visit was told of a report that failed, newest first; milliseconds since 1970. */
  readonly failures: readonly number[];
  /** Where the administrators' panel is; empty for none. */
  readonly adminUrl: string;
}

/**
 * A-24, I-05: stands where the administrators' panel has its queue. Says of failed reports what the app knows, which is
 * when they failed, and whom to ask (0312).
 */
export function QueuePage({ organisation, failures, adminUrl }: QueuePageProps) {
  const hasFailed = failures.length > 0;
  return (
    <StoppedPage
      at="before"
      title={`Reports · ${organisation.name}`}
      heading={hasFailed ? 'Your report could not be made' : 'No report has failed'}
      lead={
        hasFailed
          ? `${config.productName} was told that it failed, not which report it was or why.`
          : 'Nothing was heard of a failed report since you signed in on this tab.'
      }
      actions={
        <LinkButton variant="go" href="/">
          Return to Home
        </LinkButton>
      }
    >
      {hasFailed && (
        <ul className="failed-reports">
          {failures.map((at) => (
            <li key={at}>
              <Marker shape="wrong" size={20} />
              <span>
                Report failed, <time dateTime={new Date(at).toISOString()}>{formatDateTime(new Date(at))}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        {hasFailed ? 'Ask for the report once more. If it fails again' : 'If a report of yours does not come'}, ask the
        training administrator of {organisation.name}, and tell them the time and {config.productName}{' '}
        {`${PRODUCT_VERSION}.`}
      </p>
      {adminUrl === '' ? (
        <p className="meta">Reports are made in the administrators’ panel, which is not part of this site.</p>
      ) : (
        <p>
          <Link href={`${adminUrl}/queue`}>Open the queue of the administrators’ panel</Link>
        </p>
      )}
    </StoppedPage>
  );
}
