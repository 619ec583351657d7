import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
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
import { useFirstWrong } from './use-first-wrong.ts';
import { ViewAsNotice } from './ViewAsNotice.tsx';
import { ViewAsRequirements } from './ViewAsRequirements.tsx';
import { VIEW_AS } from './view-as-messages.ts';

export interface ViewAsDialogProps {
  viewAs: ActorRefFrom<typeof viewAsMachine>;
}

/** H-03 to H-06: chooses whom. It stays while the server is asked, and says what became of it. */
export function ViewAsDialog({ viewAs }: ViewAsDialogProps) {
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
    <LinkButton variant="go" href="/profile" onClick={close}>
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
