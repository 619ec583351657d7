import { IconCopy, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { config } from '#current/config.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { inGroups, type SetupSecret } from './setup-secret.ts';
import { COPY_BLOCKED } from './two-factor-messages.ts';
import type { TwoFactorFlow } from './use-two-factor.ts';

/** G-17: the key as text, in groups of four. */
function SecretKeyText({ secretKey }: { secretKey: string }) {
  const [status, setStatus] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secretKey);
      setStatus('The key was copied.');
    } catch {
      setStatus(`${COPY_BLOCKED} Select the key and copy it yourself.`);
    }
  };
  return (
    <div>
      <p className="strong">Cannot scan?</p>
      <p className="meta">Type this key into the app. Spaces do not matter.</p>
      <div className="tf__key" role="group" aria-label="Secret key" translate="no">
        {inGroups(secretKey).map((group, index) => (
          // A group can come twice, and no group ever moves.
          <span key={index}>{group} </span>
        ))}
      </div>
      <Button variant="secondary" onClick={() => void copy()}>
        <IconCopy className="ic" aria-hidden />
        Copy the key
      </Button>
      <p className="meta" role="status">
        {status}
      </p>
    </div>
  );
}

/** The picture, or the key alone where the browser cannot draw it. */
function Setup({ setup: { picture, key, link } }: { setup: SetupSecret }) {
  const [isBroken, setBroken] = useState(false);
  const isDrawn = picture !== null && !isBroken;
  return (
    <div className={isDrawn ? 'tf__scan' : 'tf__scan tf__scan--plain'}>
      {isDrawn && (
        <div className="tf__qr">
          <img
            src={picture}
            alt={`QR code that adds ${config.productName} to your authenticator app`}
            onError={() => setBroken(true)}
          />
        </div>
      )}
      <div className="tf__other">
        {link !== null && (
          <div className="tf__phone">
            <p className="strong">Is this your phone?</p>
            <LinkButton variant="secondary" href={link}>
              <IconDeviceMobile className="ic" aria-hidden />
              Open your authenticator
            </LinkButton>
          </div>
        )}
        {key !== null && <SecretKeyText secretKey={key} />}
        {!isDrawn && <p className="meta">The QR code cannot be shown here. {key !== null && 'Use the key instead.'}</p>}
      </div>
    </div>
  );
}

export interface QrStepProps {
  readonly flow: TwoFactorFlow;
  readonly back: string;
}

/** G-12, G-17, G-19: QR code and key, until they are on the phone. */
export function QrStep({ flow: { snapshot, send, shown }, back }: QrStepProps) {
  if (shown.setup === null)
    return (
      <SkeletonGroup label="Loading the QR code">
        <div className="tf__scan">
          <div className="tf__qr tf__qr--loading">
            <Skeleton shape="picture" />
          </div>
          <div className="tf__other">
            <Skeleton shape="text" width={40} />
            <Skeleton shape="control" width={60} />
            <Skeleton shape="lead" width={80} />
          </div>
        </div>
      </SkeletonGroup>
    );
  return (
    <>
      {snapshot.context.isAnew && (
        <Note title="This is a new QR code">
          <p>
            The set-up was begun again. Remove an earlier entry of {config.productName} from your app: its digits do not
            count.
          </p>
        </Note>
      )}
      <Setup setup={shown.setup} />
      <FormActions>
        <Button variant="go" onClick={() => send({ type: 'added' })}>
          I have added it
        </Button>
        <Link href={back}>Stop here</Link>
      </FormActions>
    </>
  );
}
