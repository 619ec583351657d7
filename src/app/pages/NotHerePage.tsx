import { use } from 'react';
import { CurrentContext } from '#current/current-context.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { StoppedPage } from '#ui/frames/stopped/StoppedPage.tsx';
import { useSwitchOrganisation } from '../services/use-switch-organisation.ts';

/** More than these are named in the switcher only. */
const MOST_OFFERED = 4;

/** A-26, H8: what an address leads to is not in the organisation in front. A member of several may look in another one. */
export function NotHerePage() {
  const current = use(CurrentContext);
  const switchTo = useSwitchOrganisation();
  if (current === null || current.profile.impersonated === true) return <NotFoundPage />;
  const here = current.organisation;
  const others = current.profile.organisations.filter(
    ({ organisation_id }) => organisation_id !== here.organisation_id,
  );
  if (others.length === 0) return <NotFoundPage />;
  return (
    <StoppedPage
      at="lost"
      heading="Sorry, can't find that page"
      lead={`It is not in ${here.name}. It may be in another organisation of yours.`}
      actions={
        <>
          {others.slice(0, MOST_OFFERED).map(({ organisation_id, name }) => (
            <Button key={organisation_id} variant="secondary" onClick={() => switchTo(organisation_id)}>
              Look in {name}
            </Button>
          ))}
          <LinkButton variant="go" href="/">
            Return to Home
          </LinkButton>
        </>
      }
    />
  );
}
