import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { Button } from '#ui/button/Button.tsx';
import { useServices } from '../services.ts';
import { StoppedPage } from './StoppedPage.tsx';

/** B-13, B-15: no membership, or one without a role. */
export function NoAccessPage({ organisation }: { organisation: OrganisationMembership | null }) {
  const { login } = useServices();
  const signOut = (
    <Button variant="secondary" onClick={() => login.send({ type: 'signOut.requested' })}>
      Sign out
    </Button>
  );
  return organisation === null ? (
    <StoppedPage at="none" heading="No access" lead="You have no access with an organisation yet. Please contact your training administrator." actions={signOut} />
  ) : (
    <StoppedPage
      at="before"
      title="No access"
      heading="Sorry, you don't have access. You need to be assigned an appropriate role."
      lead={`Your account belongs to ${organisation.name}, but has no role there yet.`}
      actions={signOut}
    />
  );
}
