import { IconExternalLink } from '@tabler/icons-react';
import { type MouseEvent, useRef } from 'react';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import { ConfirmForLearner } from '../ConfirmForLearner.tsx';
import type { ModulePartProps } from '../module-props.ts';

/** An address of the web; nothing else is followed. */
const isWebAddress = (address: string | null | undefined): address is string =>
  typeof address === 'string' && /^https?:\/\//i.test(address) && URL.canParse(address);

/** A press that opens the link in a tab or window of its own. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Without an answer to the start call, the link is followed after this time. */
const LONGEST_START_MILLISECONDS = 2000;

/** N-04, N-05: the address that a module leads to, in this tab or in a new window. */
export function LinkContent({ module, flow }: ModulePartProps) {
  const url = module.properties?.url;
  const isInNewWindow = module.properties?.new_window === true;
  const { learner } = flow.snapshot.context;
  const link = useRef<HTMLAnchorElement>(null);
  const isLeaving = useRef(false);
  const isFollowed = useRef(false);
  const follow = (): void => {
    isFollowed.current = true;
    link.current?.click();
    isFollowed.current = false;
  };
  /** Some browsers, and the demo, drop the calls of a page that was left. */
  const followOnceStarted = (): void => {
    isLeaving.current = true;
    void Promise.race([
      flow.started(),
      new Promise((resolve) => setTimeout(resolve, LONGEST_START_MILLISECONDS)),
    ]).finally(() => {
      follow();
      isLeaving.current = false;
    });
  };
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isFollowed.current) return;
    if (isLeaving.current) return event.preventDefault();
    flow.send({ type: 'opened' });
    // Whoever views is asked first, and follows it with the answer.
    if (learner !== null) return event.preventDefault();
    if (isInNewWindow || opensElsewhere(event)) return;
    event.preventDefault();
    followOnceStarted();
  };
  const openForLearner = (): void => {
    flow.send({ type: 'opening.agreed' });
    if (isInNewWindow) follow();
    else followOnceStarted();
  };
  if (!isWebAddress(url)) {
    return (
      <Note>
        <p>There is no address in this module. Your training administrator can add it.</p>
      </Note>
    );
  }
  return (
    <section className="mod__launch" aria-label="The link">
      <div className="mod__ground">
        <p>
          {isInNewWindow ? 'Opens in a new window:' : 'Opens instead of this page:'}{' '}
          <span className="strong">{new URL(url).hostname}</span>
        </p>
        <LinkButton
          ref={link}
          // What was opened leads on from the bar below: one loud thing on a page.
          variant={flow.snapshot.matches({ progress: 'completed' }) ? 'secondary' : 'go'}
          href={url}
          onClick={open}
          {...(isInNewWindow ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {isInNewWindow && <IconExternalLink className="ic" aria-hidden />}
          Open the link
        </LinkButton>
      </div>
      {module.long_description && <RichText html={module.long_description} />}
      {learner !== null && flow.snapshot.matches({ content: 'naming' }) && (
        <ConfirmForLearner
          learner={learner}
          deed="Open this link"
          verb="Open"
          onConfirm={openForLearner}
          onCancel={() => flow.send({ type: 'opening.declined' })}
        >
          It counts as opened by {learner}.
        </ConfirmForLearner>
      )}
    </section>
  );
}
