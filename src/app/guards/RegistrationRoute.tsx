import { useLocation, useNavigate, useParams } from 'react-router';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { config } from '#current/config.ts';
import { useOrganisationChoice } from '#current/organisation-choice.ts';
import { configuredHumanCheck } from '#features/registration/human-check/configured-human-check.ts';
import { RegistrationGate } from '#features/registration/RegistrationGate.tsx';
import { RegistrationPage } from '#features/registration/RegistrationPage.tsx';
import type { Problem } from '#machines/session/login.setup.ts';
import { signInAddress } from '#machines/session/redirect-guard.ts';
import { hasUnsavedWork } from '#persistence/unsaved-work.ts';
import { UnansweredPage } from '../pages/UnansweredPage.tsx';
import { useServices } from '../services/services.ts';
import { useSignOut } from '../shell/use-sign-out.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useVisitor } from './use-visitor.ts';

/** J-01: what the server would have said. */
const SESSION_OVER: Problem = { kind: 'http', status: 401, message: null, errors: {}, retryAfterSeconds: null };

interface OpenRegistrationProps {
  readonly profile: Profile | null;
  readonly onSignOut: () => void;
}

function OpenRegistration({ profile, onSignOut }: OpenRegistrationProps) {
  const { login } = useServices();
  const { path = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const choice = useOrganisationChoice();
  return (
    <RegistrationPage
      // Another path, or another person, is another page: what was typed is read anew, the password is gone.
      key={`${path}/${profile?.id ?? 'nobody'}`}
      productName={config.productName}
      path={path}
      profile={profile}
      groupIntent={new URLSearchParams(location.search).get('g')}
      check={configuredHumanCheck}
      hasIdempotencyKeys={config.hasIdempotencyKeys}
      signInHref={signInAddress(location)}
      onSignOut={onSignOut}
      onLeave={() => void navigate('/', { replace: true })}
      onArrive={(organisationId) => {
        if (organisationId !== null) choice.choose(organisationId);
        // the session that registering began is everybody's news.
        if (profile === null) login.send({ type: 'session.started' });
        void navigate('/', { replace: true });
      }}
      onSession={() => login.send({ type: 'session.started' })}
      onSessionOver={() => login.send({ type: 'session.ended', problem: SESSION_OVER })}
    />
  );
}

function OpenForPerson({ profile }: { profile: Profile }) {
  const { signOut, question } = useSignOut(profile);
  return (
    <>
      <OpenRegistration profile={profile} onSignOut={signOut} />
      {question}
    </>
  );
}

/** `/register/:path`: open to strangers, and to whoever is signed in. */
export function RegistrationRoute() {
  const visitor = useVisitor();
  if (visitor.status === 'unanswered') return <UnansweredPage problem={visitor.problem} onRetry={visitor.retry} />;
  if (visitor.status === 'waiting')
    return (
      <RegistrationGate productName={config.productName} info={null} step="form">
        <p className="lead" role="status">
          One moment…
        </p>
      </RegistrationGate>
    );
  return (
    <>
      <LeaveGuard hasUnsavedWork={hasUnsavedWork} />
      {visitor.status === 'in' ? (
        <OpenForPerson profile={visitor.profile} />
      ) : (
        <OpenRegistration profile={null} onSignOut={() => undefined} />
      )}
    </>
  );
}
