import { useEffect, useId, useRef } from 'react';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { RegistrationInfo } from '#contracts/registration/registration.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { Checkbox } from '#ui/inputs/field/Checkbox.tsx';
import { PasswordField } from '#ui/inputs/field/PasswordField.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';
import { FormSummary } from '#ui/inputs/form/FormSummary.tsx';
import { useFirstWrong } from '#ui/inputs/form/use-first-wrong.ts';
import { FocusedTray } from '#ui/messages/tray/FocusedTray.tsx';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import { GroupChoice } from './GroupChoice.tsx';
import { HumanCheckRow } from './HumanCheckRow.tsx';
import type { HumanCheck } from './human-check/human-check.ts';
import { notDoneText, footText, throttledText, TERMS, viewingReason } from './registration-messages.ts';
import { SignupFieldInput } from './SignupFieldInput.tsx';
import { useRegistrationForm, type RegistrationForm as FormState } from './use-registration-form.ts';
import type { RegistrationFlow } from './use-registration.ts';

export interface RegistrationFormProps {
  readonly flow: RegistrationFlow;
  readonly info: RegistrationInfo;
  readonly profile: Profile | null;
  readonly groupIntent: string | null;
  readonly check: HumanCheck;
  /** Where a person signs in and comes back from. */
  readonly signInHref: string;
  /** Somebody else is here than the account that is signed in. */
  readonly onSignOut: () => void;
}

/** How each section is drawn: its marker, and the line from it. */
type Standing = ReturnType<FormState['standing']>;

const markerOf = (standing: Standing, isHere: boolean) => {
  if (standing === 'wrong') return 'overdue';
  if (isHere) return 'here';
  return standing === 'done' ? 'done' : 'todo';
};

interface SectionsProps extends RegistrationFormProps {
  readonly form: FormState;
}

/** S-03, S-04: who registers. */
function You({ form, profile, flow, signInHref, onSignOut }: SectionsProps) {
  if (profile !== null)
    return (
      <>
        <p className="rsec__t">You</p>
        <p>{profile.name}</p>
        <p className="path__why">
          {profile.email}.{' '}
          <button type="button" className="rlink" onClick={onSignOut}>
            Not you?
          </button>
        </p>
      </>
    );
  const isTaken = 'email' in flow.snapshot.context.errors && flow.snapshot.matches({ filling: 'refused' });
  const isAgain = flow.snapshot.context.refusals > 0;
  return (
    <fieldset>
      <legend className="rsec__t">You</legend>
      <div className="two">
        <TextField label="First name" autoComplete="given-name" {...form.text('first_name')} />
        <TextField label="Last name" autoComplete="family-name" {...form.text('last_name')} />
      </div>
      <TextField
        label="Email address"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('email')}
      />
      {isTaken && (
        <p className="meta rsec__hint">
          Is it yours? <Link href={signInHref}>Sign in</Link>, and you join with the account you have.
        </p>
      )}
      <PasswordField
        label="Password"
        hint={isAgain ? 'Up to 50 characters. Please type it again.' : 'Up to 50 characters'}
        autoComplete="new-password"
        {...form.text('password')}
      />
    </fieldset>
  );
}

interface TermsProps {
  readonly html: string | null;
}

/** Whether anything can be read in authored HTML: an editor that was emptied leaves its paragraph. */
const hasText = (html: string): boolean => /\S/.test(html.replaceAll(/<[^>]*>|&nbsp;/g, ''));

/** S-08: what is agreed to, to be read where it is agreed to. */
function Terms({ html }: TermsProps) {
  if (html === null || !hasText(html)) return null;
  return (
    <details className="terms__text">
      <summary>Read the Terms and Conditions</summary>
      <RichText html={html} />
    </details>
  );
}

/** The human check and the terms (S-07, S-08). */
function BeforeYouGoIn({ form, check, flow, info }: SectionsProps) {
  const human = form.checkbox('human');
  return (
    <fieldset>
      <legend className="rsec__t">Before you go in</legend>
      <HumanCheckRow
        check={check}
        id={human.id}
        error={form.human.status === 'looking' ? undefined : human.error}
        // A token is used once.
        used={flow.snapshot.hasTag('busy') ? 0 : flow.snapshot.context.tries}
        state={form.human}
        onState={(state) => {
          form.setHuman(state);
          // What was said about the tick before goes with the next one.
          if (state.status === 'looking') form.setValue('human', true);
        }}
      />
      <Checkbox label={TERMS} {...form.checkbox('terms')} />
      <Terms html={info.terms ?? null} />
    </fieldset>
  );
}

/** The organisation's own fields that are asked for at sign-up (S-06). */
function AboutYou({ form }: SectionsProps) {
  return (
    <fieldset>
      <legend className="rsec__t">About you</legend>
      {form.fields.map((asked) => (
        <SignupFieldInput key={asked.name} asked={asked} label={asked.label} binding={form.field(asked.name)} />
      ))}
    </fieldset>
  );
}

/** What came of the last try, where no field is to blame. */
function Trouble({ flow, profile }: Pick<RegistrationFormProps, 'flow' | 'profile'>) {
  const { snapshot } = flow;
  if (snapshot.matches({ filling: 'throttled' }))
    return <FocusedTray {...throttledText(snapshot.context.waitSeconds)} tone="warning" />;
  if (snapshot.matches({ filling: 'notDone' })) return <FocusedTray {...notDoneText(profile !== null)} />;
  return null;
}

/** S-03 to S-10, S-13: every section is open from the start, and the line fills as they are completed. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { flow, info, profile, groupIntent, signInHref } = props;
  const { snapshot, send, typed } = flow;
  const form = useRegistrationForm({
    info,
    profile,
    groupIntent,
    draft: typed.draft,
    onDraft: typed.set,
    password: typed.password,
    onPassword: typed.setPassword,
    onSubmit: (registration) => send({ type: 'submitted', registration }),
  });
  const { refusals, errors } = snapshot.context;
  const told = useRef(0);
  useEffect(() => {
    if (told.current === refusals || !snapshot.matches({ filling: 'refused' })) return;
    told.current = refusals;
    // A password that has to be typed again is no mistake of anybody's.
    form.reset();
    form.refuse(errors);
  });
  useFirstWrong(form);

  const footId = useId();
  const isBusy = snapshot.hasTag('busy');
  const isAsking = snapshot.hasTag('asking');
  const viewing = viewingReason(profile);
  const parts = [
    {
      key: 'you',
      standing: profile === null ? form.standing('first_name', 'last_name', 'email', 'password') : ('done' as const),
      node: <You {...props} form={form} />,
    },
    ...(form.group === null
      ? [
          {
            key: 'group',
            standing: form.standing('group'),
            node: <GroupChoice groups={info.groups} binding={form.text('group')} />,
          },
        ]
      : []),
    ...(form.fields.length > 0
      ? [
          {
            key: 'about',
            standing: form.standing(...form.fields.map(({ name }) => name)),
            node: <AboutYou {...props} form={form} />,
          },
        ]
      : []),
    { key: 'before', standing: form.standing('human', 'terms'), node: <BeforeYouGoIn {...props} form={form} /> },
  ];
  const firstOpen = parts.findIndex(({ standing }) => standing !== 'done');
  const here = firstOpen === -1 ? parts.length - 1 : firstOpen;
  const foot = footText({
    missing: viewing ?? form.missing,
    isLooking: form.human.status === 'looking',
    isAsking,
    isBusy,
    isSignedIn: profile !== null,
    wasRefused: form.summary.length > 0,
  });
  return (
    <>
      <FormSummary form={form} />
      <Trouble flow={flow} profile={profile} />
      {/* A form that nobody holds must not put a password into the address. */}
      <Form method="post" onSubmit={viewing === undefined ? form.submit : (event) => event.preventDefault()}>
        <Path className="rpath">
          {parts.map(({ key, standing, node }, index) => (
            <PathNode
              key={key}
              className="rsec"
              marker={markerOf(standing, index === here)}
              line={index < here ? 'walked' : index === here ? 'here' : 'open'}
            >
              {node}
            </PathNode>
          ))}
          <PathNode className="rsec rsec--end" marker="goal">
            <p className="rsec__t">{profile === null ? 'Your training' : 'Your training, beside what you have'}</p>
            <FormActions>
              <Button
                type="submit"
                variant="go"
                reasonId={viewing === undefined && form.missing === undefined ? undefined : footId}
                busy={isBusy}
                busyText={profile === null ? 'Registering…' : 'Joining…'}
              >
                {profile === null ? 'Register' : 'Join'}
              </Button>
              <span className="meta" id={footId} role="status">
                {foot}
              </span>
            </FormActions>
          </PathNode>
        </Path>
      </Form>
      {profile === null && (
        <p className="meta gate__help">
          Already have an account? <Link href={signInHref}>Sign in</Link>
        </p>
      )}
    </>
  );
}
