import type { FlowNames } from './names.ts';

/** The view: state to markup, events back. Its texts are in a file of their own. */
export const flowPage = ({
  area,
  file,
  flow,
  Flow,
  text,
  title,
}: FlowNames): string => `import type { ReactNode } from 'react';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { ElsewhereNote } from '#ui/messages/note/ElsewhereNote.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { QueuedNote } from '#ui/messages/note/QueuedNote.tsx';
import { UnconfirmedNote } from '#ui/messages/note/UnconfirmedNote.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { ClosedFrame } from '#ui/frames/page/ClosedFrame.tsx';
import { PageFrame, type PageState } from '#ui/frames/page/PageFrame.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { UndoBar } from '#ui/actions/undo/UndoBar.tsx';
import { ${flow}Messages as messages } from './${file}-messages.ts';
import { use${Flow}, type ${Flow}Props } from './use-${file}.ts';

type Review = ReturnType<typeof use${Flow}>;

const stateOf = ({ snapshot, subject }: Review): PageState => {
  if (snapshot.matches('denied')) return 'denied';
  if (snapshot.matches('notLoaded')) return 'notLoaded';
  if (snapshot.matches('notFound')) return 'notFound';
  return subject === undefined || snapshot.matches('loading') ? 'loading' : 'ready';
};

/** What stands below the title: the form, or what became of the decision. */
function Body({ snapshot, send, continueHere }: Review) {
  const { message, submission } = snapshot.context;
  if (snapshot.hasTag('open')) {
    const canSubmit = snapshot.can({ type: 'submit.requested' });
    return (
      <>
        <TextArea id="${file}-message" label={messages.field} value={message} onChange={(typed) => send({ type: 'form.changed', change: { message: typed } })} />
        <Button variant="go" {...(canSubmit ? {} : { reason: messages.incomplete })} onClick={() => canSubmit && send({ type: 'submit.requested' })}>
          {messages.submit}
        </Button>
      </>
    );
  }
  if (snapshot.matches('elsewhere')) return <ElsewhereNote title={\`\${messages.subject} is open in another tab\`} what={messages.work} onContinue={continueHere} />;
  if (snapshot.matches('done')) return <Note>{messages.done}</Note>;
  if (snapshot.matches('alreadyReviewed')) return <Note>{messages.alreadyDecided}</Note>;
  return (
    <>
      {submission !== null && <p>{submission.message}</p>}
      {snapshot.matches('unconfirmed') && (
        <div role="alert">
          <UnconfirmedNote title={\`Your \${messages.noun} may have arrived\`} storedNote={messages.stored} onAskAgain={() => send({ type: 'retried' })} />
        </div>
      )}
      {snapshot.matches('queued') && <QueuedNote title={\`Your \${messages.noun} is waiting to be sent\`} isSending={snapshot.hasTag('busy')} onTakeBack={() => send({ type: 'undone' })} />}
      {!snapshot.matches('queued') && snapshot.hasTag('busy') && <p role="status">{snapshot.matches('submitting') ? \`Sending your \${messages.noun}…\` : \`Asking what became of your \${messages.noun}…\`}</p>}
    </>
  );
}

/** \`/${area}/:id/${file}\`. */
export function ${Flow}Page({ denied, ...props }: ${Flow}Props & { readonly denied: ReactNode }) {
  const review = use${Flow}(props);
  const { snapshot, send, subject, draft, flushDraft } = review;
  const isOpen = snapshot.hasTag('open');
  useUnsavedGuard(isOpen && draft.saved === 'refused' ? "This device can't save what you typed." : null);
  useUnsentWork(snapshot.hasTag('decided') || (isOpen && snapshot.context.message !== ''), {
    noun: 'choices',
    amount: messages.work,
    isOnDevice: draft.saved !== 'refused',
    backLabel: messages.backLabel,
    flushDraft,
  });
  return (
    <PageFrame
      state={stateOf(review)}
      title="${title}"
      skeleton={
        <SkeletonGroup label="Loading ${text}">
          <Skeleton shape="title" width={60} />
          <Skeleton shape="control" width={100} />
        </SkeletonGroup>
      }
      denied={denied}
      notFound={<NotFoundPage />}
      notLoaded={{ text: messages.notLoaded, storedNote: messages.stored, onRetry: () => send({ type: 'retried' }) }}
    >
      {() => (
        <main id="main" tabIndex={-1}>
          <Title>{\`${title}: \${subject?.title ?? ''} · \${props.organisation.name}\`}</Title>
          <ClosedFrame>
            <PageTitle>{\`${title}: \${subject?.title ?? ''}\`}</PageTitle>
            <Body {...review} />
          </ClosedFrame>
          {snapshot.matches('waiting') && <UndoBar lastsMs={UNDO_MILLISECONDS} doing="Sending" what="your decision" text={messages.toBeSent} onExtend={() => send({ type: 'undo.extended' })} onUndo={() => send({ type: 'undone' })} />}
        </main>
      )}
    </PageFrame>
  );
}
`;

/** The texts of the view, all left out. */
export const flowMessages = ({ flow, text }: FlowNames): string => `type Position =
  | 'field' | 'submit' | 'incomplete' | 'noun' | 'subject' | 'toBeSent' | 'stored'
  | 'done' | 'alreadyDecided' | 'work' | 'backLabel' | 'notLoaded';

/**
 * What the page of ${text} says. \`noun\` names what is sent ("decision"), \`subject\` what it is about ("This evidence"),
 * \`work\` what is typed ("Your message"), \`backLabel\` the button that leads back to it.
 */
export const ${flow}Messages: Readonly<Record<Position, string>> = {};
`;
