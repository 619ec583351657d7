import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { viewAsMachine } from '#machines/session/view-as.machine.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { REQUIRED } from '#ui/inputs/form/required.ts';
import './view-as.css';
import { useFirstWrong } from '#ui/inputs/form/use-first-wrong.ts';
import { FocusedTray } from '#ui/messages/tray/FocusedTray.tsx';
import { VIEW_AS, VIEW_AS_REFUSED } from './view-as-messages.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';

/** H-04: what became of the last try, said where it was made: the page's own tray is behind the dialog. */
function ViewAsNotice({ state }: { state: SnapshotFrom<typeof viewAsMachine> }) {
  if (state.matches({ entering: { form: 'refused' } })) return <FocusedTray title={VIEW_AS_REFUSED} />;
  if (state.matches({ entering: { form: 'notStarted' } })) {
    return (
      <FocusedTray title={VIEW_AS_REFUSED}>
        Something went wrong. You are still yourself, and can try again.
      </FocusedTray>
    );
  }
  if (state.matches('unconfirmed')) {
    return (
      <FocusedTray title="We haven't heard back yet">
        View As may have started. Check again before you do anything else.
      </FocusedTray>
    );
  }
  return null;
}

/** H-05: what has to be true, before anything is tried. */
function ViewAsRequirements({ hasTwoFactor }: { hasTwoFactor: boolean }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>Before you start</h3>
      <ul className="req">
        <li>
          <Marker shape={hasTwoFactor ? 'done' : 'locked'} word={hasTwoFactor ? 'Met' : 'Not met yet'} />
          <p>
            <b>Two-factor is on for your account</b>
            <br />
            <span className="meta">
              {hasTwoFactor
                ? "It's on. Without it you'd be sent to My Profile, Security."
                : "It's off. Set it up in My Profile, Security, then come back."}
            </span>
          </p>
        </li>
        <li>
          <Marker shape="todo" />
          <p>
            <b>They are a learner</b>
            <br />
            <span className="meta">
              You can't view as another administrator. Only super users can, in the admin panel.
            </span>
          </p>
        </li>
        <li>
          <Marker shape="todo" />
          <p>
            <b>One at a time</b>
            <br />
            <span className="meta">If the admin panel is open in another tab, its session pauses until you exit.</span>
          </p>
        </li>
      </ul>
    </section>
  );
}

export interface ViewAsDialogProps {
  viewAs: ActorRefFrom<typeof viewAsMachine>;
  /** H-06: where two-factor is set up, and from where one comes back. */
  setUpHref: string;
}

/** H-03 to H-06: chooses whom. It stays while the server is asked, and says what became of it. */
export function ViewAsDialog({ viewAs, setUpHref }: ViewAsDialogProps) {
  const state = useSelector(viewAs, (snapshot) => snapshot);
  const formId = useId();
  const whyId = useId();
  const form = useForm<{ email: string }>(
    {
      email: {
        initial: '',
        label: "Learner's e-mail address",
        required: true,
        check: (value) => (value.trim() === '' ? REQUIRED : undefined),
      },
    },
    ({ email }) => viewAs.send({ type: 'email.submitted', email }),
  );
  useFirstWrong(form);
  const close = () => viewAs.send({ type: 'closed' });
  const mayClose = state.can({ type: 'closed' });
  const isBlocked = state.matches({ entering: 'blocked' });
  const isUnconfirmed = state.matches('unconfirmed');
  const isAsking = state.matches('asking');

  const goOn = isBlocked ? (
    <LinkButton variant="go" href={setUpHref} onClick={close}>
      Set up two-factor
    </LinkButton>
  ) : isUnconfirmed ? (
    <Button variant="go" onClick={() => viewAs.send({ type: 'retried' })}>
      Check again
    </Button>
  ) : (
    <Button
      variant="go"
      type="submit"
      form={formId}
      reasonId={form.reason === undefined ? undefined : whyId}
      busy={state.hasTag('busy')}
      busyText={isAsking ? 'Checking…' : 'Starting…'}
    >
      {VIEW_AS}
    </Button>
  );

  return (
    <Dialog
      isOpen
      noClose={!mayClose}
      onClose={close}
      title={VIEW_AS}
      lead="See the portal as one of your learners sees it."
      bodyLabel={VIEW_AS}
      foot={
        <>
          {!isBlocked && form.reason !== undefined && (
            <p className="foot__fact meta" id={whyId}>
              {form.reason}
            </p>
          )}
          <Button variant="secondary" aria-disabled={!mayClose} onClick={close}>
            Cancel
          </Button>
          {goOn}
        </>
      }
    >
      <div className="va">
        <ViewAsNotice state={state} />
        {!isBlocked && (
          <Form id={formId} onSubmit={form.submit}>
            <TextField
              label="Learner's e-mail address"
              type="email"
              // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus: on the one thing that it asks for
              autoFocus
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={!mayClose}
              {...form.field('email')}
            />
          </Form>
        )}
        <ViewAsRequirements hasTwoFactor={!isBlocked} />
        <Note>
          <p>
            You can do everything they can: answers, bookings and payments count as theirs. You're asked to confirm
            each, by their name.
          </p>
        </Note>
      </div>
    </Dialog>
  );
}
