import type { Collection } from '#contracts/library/collection.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { useFocusHandover } from '#ui/frames/focus/use-focus-handover.ts';
import { UnconfirmedNote } from '#ui/messages/note/UnconfirmedNote.tsx';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import { Consequences } from '../../Consequences.tsx';
import { restartTexts, type RestartTexts } from './restart-texts.ts';
import './restart.css';
import type { RestartFlow } from './use-restart.ts';

export interface RestartDialogProps {
  readonly flow: RestartFlow;
  readonly collection: Collection;
  readonly organisation: OrganisationMembership;
  /** The learner whom somebody views as (H-17); null in the own name. */
  readonly learner: string | null;
}

function WhatFollows({ goes, stays, untilThen }: RestartTexts) {
  return (
    <>
      <div className="rs__cols">
        <Consequences title="What goes" marker="wrong" texts={goes} />
        <Consequences title="What stays" marker="done" texts={stays} />
      </div>
      <p className="rs__then">{untilThen}</p>
    </>
  );
}

/** N-21: what a restart of a collection takes back and what stays, before it does, and what became of it. */
export function RestartDialog({ flow, collection, organisation, learner }: RestartDialogProps) {
  const { snapshot, send } = flow;
  const handover = useFocusHandover();
  const texts = restartTexts(collection, organisation.settings, learner);
  const isBusy = snapshot.hasTag('busy');
  const isDenied = snapshot.matches('denied');
  const isUnknown = snapshot.matches('unknown');
  const close = () => send({ type: 'cancelled' });
  return (
    <Dialog
      isOpen
      onClose={close}
      role="alertdialog"
      title={texts.title}
      lead={texts.lead}
      bodyLabel="What follows"
      foot={
        isDenied || isUnknown ? (
          <Button variant="secondary" onClick={close}>
            Close
          </Button>
        ) : (
          <>
            <p className="foot__fact">
              <b>Cannot be undone</b>
              <span className="meta">{texts.toDo}</span>
            </p>
            <Button
              ref={handover}
              variant="danger"
              busy={isBusy}
              busyText={snapshot.matches('checking') ? 'Checking…' : 'Starting again…'}
              onClick={() => send({ type: 'confirmed' })}
            >
              {learner === null ? 'Start again' : `Start again for ${learner}`}
            </Button>
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus: on what loses nothing */}
            <Button variant="primary" autoFocus aria-disabled={isBusy} onClick={close}>
              Keep it completed
            </Button>
          </>
        )
      }
    >
      {snapshot.matches('failed') && (
        <ErrorTray title="It did not start again.">
          Nothing has changed, and it is still completed. Try again in a moment.
        </ErrorTray>
      )}
      {isDenied && (
        <ErrorTray ref={handover} title="It did not start again.">
          {organisation.name} does not let {learner ?? 'you'} start it again any more. It is still completed.
        </ErrorTray>
      )}
      {isUnknown ? (
        <div ref={handover} role="alert">
          <UnconfirmedNote
            title="It may have started again."
            storedNote="Check again to see. Nothing is sent twice."
            onAskAgain={() => send({ type: 'retried' })}
          />
        </div>
      ) : (
        <>
          {learner !== null && <p>You are viewing as {learner}.</p>}
          <WhatFollows {...texts} />
        </>
      )}
    </Dialog>
  );
}
