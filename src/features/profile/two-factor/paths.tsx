import type { ReactNode } from 'react';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { config } from '#current/config.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode, type PathNodeProps } from '#ui/drawings/path/PathNode.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';
import { FocusedTray } from '#ui/messages/tray/FocusedTray.tsx';
import { CodesStep } from './CodesStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { openStepOf } from './open-step.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { QrStep } from './QrStep.tsx';
import { FailedTray, Wait } from './step-parts.tsx';
import { FAILED, NO_ANSWER, TOO_OFTEN } from './two-factor-messages.ts';
import type { StepFocus } from './use-step-focus.ts';
import type { TwoFactorFlow } from './use-two-factor.ts';

export interface TwoFactorPathProps {
  readonly flow: TwoFactorFlow;
  readonly profile: Profile;
  readonly now: () => number;
  readonly back: string;
  readonly focus: StepFocus;
}

/** The open step: the marker of where one is, and everything that it needs. */
function Open({ marker = 'here', children }: { marker?: 'here' | 'goal'; children: ReactNode }) {
  return (
    <PathNode marker={marker} word="Now" line="here" className="tf__step">
      {children}
    </PathNode>
  );
}

const Done = (props: Pick<PathNodeProps, 'title' | 'why'>) => (
  <PathNode marker="done" word="Done" line="walked" {...props} />
);

const ToCome = ({ marker = 'todo', ...props }: Pick<PathNodeProps, 'title' | 'why' | 'marker'>) => (
  <PathNode marker={marker} word="Not yet" line="gated" {...props} />
);

/** The password, on the path of whatever it opens. */
const OpenPassword = ({ focus, ...props }: TwoFactorPathProps) => (
  <Open>
    <PasswordStep key={props.flow.snapshot.context.refused} field={focus} {...props} />
  </Open>
);

/** A step with a heading of its own, and what it says where it did not come. */
function Headed({
  flow: { snapshot, send },
  now,
  focus,
  title,
  why,
  children,
}: Pick<TwoFactorPathProps, 'flow' | 'now' | 'focus'> & { title: string; why: string; children: ReactNode }) {
  return (
    <>
      <h2 className="tf__title" tabIndex={-1} ref={focus}>
        {title}
      </h2>
      {!snapshot.matches('interrupted') ? (
        <>
          <p className="tf__why">{why}</p>
          {children}
        </>
      ) : (
        <>
          {snapshot.matches({ interrupted: 'throttled' }) ? (
            <>
              <FocusedTray className="tf__tray" title={FAILED.title}>
                {TOO_OFTEN}
              </FocusedTray>
              <Wait seconds={snapshot.context.waitSeconds} now={now} />
            </>
          ) : (
            <FailedTray snapshot={snapshot} />
          )}
          <FormActions>
            <Button variant="go" onClick={() => send({ type: 'retried' })}>
              Try again
            </Button>
          </FormActions>
        </>
      )}
    </>
  );
}

const CODES_HINT =
  'Each signs you in once, on a day without your phone. They are not shown again without your password.';

/** G-12: four steps, the one open in the line. */
export function SettingUp(props: TwoFactorPathProps) {
  const { flow, profile, back, focus } = props;
  const { snapshot, send } = flow;
  const step = openStepOf(snapshot);
  const { isOn } = snapshot.context;
  const mayShowQr = snapshot.can({ type: 'qr.requested' });
  return (
    <Path className="tf__path" label="Setting up two-factor">
      {step === 'password' ? <OpenPassword {...props} /> : <Done title="Password confirmed" why={profile.email} />}
      {step === 'password' && !isOn && (
        <ToCome title="Scan a code with your phone" why="You need an app that makes six-digit codes" />
      )}
      {step === 'qr' && (
        <Open>
          <Headed
            {...props}
            title="Scan this with your phone"
            why="In your authenticator app choose Add, then point the camera here."
          >
            <QrStep flow={flow} back={back} />
          </Headed>
        </Open>
      )}
      {step === 'code' && (
        <Done
          title="Added to your phone"
          why={
            mayShowQr && (
              <button type="button" className="tf__again" onClick={() => send({ type: 'qr.requested' })}>
                Show the QR code again
              </button>
            )
          }
        />
      )}
      {(step === 'codes' || (step === 'password' && isOn)) && (
        <Done title="Added to your phone" why={`${config.productName}, ${profile.email}`} />
      )}
      {step === 'code' ? (
        <Open>
          <h2 className="tf__title">Type the six digits</h2>
          <p className="tf__why">They change every 30 seconds. The next ones count as well.</p>
          <CodeStep flow={flow} now={props.now} field={focus} />
        </Open>
      ) : isOn ? (
        <Done title="Two-factor is on" why="Just now" />
      ) : (
        <ToCome title="Type the six digits it shows" why="Two-factor is off until they are right" />
      )}
      {step === 'codes' ? (
        <Open marker="goal">
          <Headed {...props} title="Keep your recovery codes" why={CODES_HINT}>
            <CodesStep {...props} />
          </Headed>
        </Open>
      ) : (
        <ToCome
          marker="goal"
          title="Keep your recovery codes"
          why="Each signs you in once, on a day without your phone"
        />
      )}
    </Path>
  );
}

/** G-13: from a password and a code to a password alone. */
export function TurningOff(props: TwoFactorPathProps) {
  const { snapshot, send } = props.flow;
  return (
    <Path className="tf__path" label="Turning off two-factor">
      <Done title="Now: your password and a code" why="Two-factor is on" />
      {snapshot.matches({ disabling: 'unconfirmed' }) ? (
        <Open>
          <h2 className="tf__title">Is it off?</h2>
          <FocusedTray className="tf__tray" tone="warning" title={NO_ANSWER.title}>
            {NO_ANSWER.turnedOff}
          </FocusedTray>
          <FormActions>
            <Button variant="go" onClick={() => send({ type: 'retried' })}>
              Check again
            </Button>
          </FormActions>
        </Open>
      ) : (
        <OpenPassword {...props} />
      )}
      <ToCome title="Then: only your password" why="You can set it up again, with a new QR code" />
    </Path>
  );
}

/** G-18: the recovery codes, behind the password. */
export function CodesOfTwoFactor(props: TwoFactorPathProps) {
  const { flow, profile, back } = props;
  const isNew = flow.snapshot.context.areCodesNew;
  if (openStepOf(flow.snapshot) === 'password')
    return (
      <Path className="tf__path" label="Seeing your recovery codes">
        <OpenPassword {...props} />
        <ToCome marker="goal" title="Your recovery codes" why="Each signs you in once, on a day without your phone" />
      </Path>
    );
  return (
    <Path className="tf__path" label="Seeing your recovery codes">
      <Done title="Password confirmed" why={profile.email} />
      <Open marker="goal">
        <Headed
          {...props}
          title={isNew ? 'Keep your new recovery codes' : 'Your recovery codes'}
          why={
            isNew
              ? 'Only these count from now on. They are not shown again without your password.'
              : 'A code that was used is replaced by another one.'
          }
        >
          <CodesStep {...props} />
        </Headed>
        {flow.snapshot.matches('interrupted') && (
          <p>
            <Link href={back}>Not now</Link>
          </p>
        )}
      </Open>
    </Path>
  );
}
