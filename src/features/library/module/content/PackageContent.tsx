import { type Ref, useLayoutEffect, useRef } from 'react';
import { config } from '#current/config.ts';
import { moduleBanner } from '#machines/library/card-status.ts';
import type { UnsentWork } from '#persistence/unsent-work.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { useFocusHandover } from '#ui/frames/focus/use-focus-handover.ts';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import { moduleViewAddress } from '../module.calls.ts';
import { ConfirmForLearner } from '../ConfirmForLearner.tsx';
import type { ModulePartProps } from '../module-props.ts';
import { sayFarewell } from './say-farewell.ts';

/**
 * N-05, N-24: a SCORM package in the player that the API serves. What it stores and when it is complete is the player's
 * affair.
 */
export function PackageContent({ module, flow, organisation }: ModulePartProps) {
  const { snapshot, send } = flow;
  const { learner } = snapshot.context;
  const handover = useFocusHandover();
  if (!snapshot.matches({ content: 'open' })) {
    return (
      <section className="mod__launch" aria-label="The package">
        <div className="mod__ground">
          <p>The package opens on this page, and goes on where you left it.</p>
          <Button
            ref={handover}
            variant={snapshot.matches({ progress: 'completed' }) ? 'secondary' : 'go'}
            onClick={() => send({ type: 'opened' })}
          >
            {moduleBanner(module)}
          </Button>
        </div>
        {module.long_description && <RichText html={module.long_description} />}
        {learner !== null && snapshot.matches({ content: 'naming' }) && (
          <ConfirmForLearner
            learner={learner}
            deed="Open this package"
            verb="Open"
            onConfirm={() => send({ type: 'opening.agreed' })}
            onCancel={() => send({ type: 'opening.declined' })}
          >
            It counts as begun by {learner}. What the package stores is theirs: how far they are, their score and their
            completion.
          </ConfirmForLearner>
        )}
      </section>
    );
  }
  return (
    <OpenPackage
      ref={handover}
      title={module.title}
      address={moduleViewAddress({ organisationId: organisation.organisation_id, moduleId: module.module_id })}
    />
  );
}

/**
 * While a package is open its latest steps may not be stored: a session that ends is renewed over the page, which would
 * take them along (J-02).
 */
const OPEN_PACKAGE: UnsentWork = {
  noun: 'steps',
  amount: 'Your latest steps in the package',
  isOnDevice: true,
  backLabel: 'Back to the package',
  flushDraft: () => undefined,
};

/** What a page can look into can look into that page (0342). */
const warnOfOwnOrigin = ({ contentDocument }: HTMLIFrameElement): void => {
  if (config.warnsOfOwnPackages && contentDocument !== null && contentDocument.URL !== 'about:blank')
    // eslint-disable-next-line no-console -- for whoever runs the portal, not for its learners
    console.warn('This package lies on the origin of the portal, so it can do what the portal can.');
};

interface OpenPackageProps {
  readonly ref: Ref<HTMLIFrameElement>;
  readonly title: string;
  readonly address: string;
}

function OpenPackage({ ref, title, address }: OpenPackageProps) {
  useUnsentWork(true, OPEN_PACKAGE);
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = room.current?.querySelector('iframe');
    return () => {
      if (frame !== null && frame !== undefined) sayFarewell(frame);
    };
  }, []);
  return (
    <div ref={room} className="mod__package">
      {document.fullscreenEnabled && (
        <p className="mod__tools">
          <Button variant="secondary" onClick={() => void room.current?.querySelector('iframe')?.requestFullscreen()}>
            Full screen
          </Button>
        </p>
      )}
      <iframe
        ref={ref}
        className="mod__frame"
        title={title}
        src={address}
        data-player=""
        onLoad={({ currentTarget }) => warnOfOwnOrigin(currentTarget)}
        // The package runs and stores in a page of the API's, and may ask in a dialog whether to go on where it was left.
        // It must not lead this page elsewhere. On an origin of its own the sandbox sees to that; on this page's origin
        // a package can take the sandbox off its own frame, and only trust in whoever made it is left (0342).
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals"
        allow="fullscreen"
      />
    </div>
  );
}
