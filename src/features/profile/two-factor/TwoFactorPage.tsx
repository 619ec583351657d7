import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import type { TwoFactorPurpose } from '#machines/profile/two-factor.setup.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { CodesOfTwoFactor, SettingUp, TurningOff } from './paths.tsx';
import { Standing } from './Standing.tsx';
import { TwoFactorRail } from './TwoFactorRail.tsx';
import { HEADINGS, SECURITY_PATH } from './two-factor-messages.ts';
import { openStepOf } from './open-step.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useTwoFactor, type TwoFactorState } from './use-two-factor.ts';
import './two-factor.css';

export interface TwoFactorPageProps {
  readonly purpose: TwoFactorPurpose;
  readonly profile: Profile;
  readonly organisation: Pick<OrganisationMembership, 'name'>;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
  /** A path of ours: where one came from. */
  readonly back: string;
}

const headingOf = (state: TwoFactorState): (typeof HEADINGS)[keyof typeof HEADINGS] => {
  const { purpose } = state.context;
  if (state.matches({ on: 'finished' })) return purpose === 'setUp' ? HEADINGS.done : HEADINGS.renewed;
  if (state.matches('on')) return HEADINGS.on;
  return state.matches('off') ? HEADINGS.off : HEADINGS[purpose];
};

/** Nothing of a set-up is on the device: the server has what was begun. */
const nothingToFlush = (): void => undefined;

const PATHS = { setUp: SettingUp, turnOff: TurningOff, codes: CodesOfTwoFactor } as const;

/** G-12 to G-20: two-factor, one open step at a time. */
export function TwoFactorPage({ purpose, profile, organisation, now, back }: TwoFactorPageProps) {
  const flow = useTwoFactor({ purpose, isOn: profile.two_factor_confirmed === true });
  const { snapshot } = flow;
  useUnsentWork(snapshot.hasTag('unsent'), {
    noun: 'steps',
    amount: 'The steps of two-factor',
    isOnDevice: false,
    backLabel: 'Back to two-factor',
    flushDraft: nothingToFlush,
  });
  const { title, lead } = headingOf(snapshot);
  const Path = PATHS[purpose];
  const step = openStepOf(snapshot);
  const isStanding = step === 'standing';
  const { refused, hasExpired } = snapshot.context;
  const focus = useStepFocus(`${step} ${refused} ${hasExpired}`);
  return (
    <main id="main" tabIndex={-1}>
      <Title>{`${title} · ${organisation.name}`}</Title>
      <div className="wrap tf">
        <Breadcrumb
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'My Profile', href: '/profile' },
            { label: 'Security', href: SECURITY_PATH },
            { label: 'Two-factor' },
          ]}
        />
        <header className="tf__head">
          <PageTitle lead={lead} {...(isStanding ? { ref: focus } : {})}>
            {title}
          </PageTitle>
        </header>
        <div className="tf__body">
          <div>
            {isStanding ? (
              <Standing flow={flow} profile={profile} back={back} />
            ) : (
              <Path flow={flow} profile={profile} now={now} back={back} focus={focus} />
            )}
          </div>
          <TwoFactorRail snapshot={snapshot} />
        </div>
      </div>
    </main>
  );
}
