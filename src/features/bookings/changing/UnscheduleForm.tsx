import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { feeTotal, isUnscheduleComplete, type UnscheduleForm } from '#machines/bookings/unschedule.setup.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import {
  CLOSE,
  CONFIRM,
  emailLabel,
  GO_TO_PAYMENT,
  ONLY_ADMINISTRATORS,
  READ_TERMS,
  STAY,
  SUBMIT,
  TERMS,
  TICK_BOX,
  TRY_AGAIN,
  WAIVE,
} from './changing-messages.ts';
import { feeFact, feeRule, feeText, lateFeeTerms } from './fee-texts.ts';
import type { UnscheduleSnapshot } from './flow-screen.ts';
import { movingEntries } from './moving-entries.ts';
import { MovingPath } from './MovingPath.tsx';
import { FlowNoticeNote } from './FlowNoticeNote.tsx';
import { Checkbox } from '#ui/inputs/field/Checkbox.tsx';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import { plural } from '#ui/format/counts.ts';
import { formatPence } from '#ui/format/money.ts';

interface FeePathProps {
  readonly context: UnscheduleSnapshot['context'];
  readonly bookings: readonly Booking[];
  /** Seconds. */
  readonly nowUnix: number;
}

/** everything that loses its date, what each costs or until when it would be free, and the rule. */
function FeePath({ context, bookings, nowUnix }: FeePathProps) {
  const rule = feeRule(context, nowUnix);
  return (
    <>
      <MovingPath
        action="unschedule"
        entries={movingEntries({ action: 'unschedule', facts: context.facts, bookings, nowUnix })}
        aside={({ booking, block }) => {
          if (block !== null) return null;
          const { amount, note, isDue } = feeText(booking, context, nowUnix);
          return (
            <p className={isDue ? 'moves__aside is-due' : 'moves__aside'}>
              <b>{amount}</b>
              <span className="meta">{note}</span>
            </p>
          );
        }}
      />
      {rule !== null && <p className="meta fees__rule">{rule}</p>}
    </>
  );
}

interface LateFeeTermsProps {
  /** As the organisation's authors wrote it; null: it has written nothing. */
  readonly terms: string | null;
  /** What stands in its place then. */
  readonly rule: string;
}

/** Whether anything can be read in authored HTML: an editor that was emptied leaves its paragraph. */
const hasText = (html: string): boolean => /\S/.test(html.replaceAll(/<[^>]*>|&nbsp;/g, ''));

/** what somebody agrees to, to be read where it is agreed to (0293). */
function LateFeeTerms({ terms, rule }: LateFeeTermsProps) {
  if (terms === null || !hasText(terms)) return <p className="meta fees__terms">{rule}</p>;
  return (
    <details className="fees__terms">
      <summary>{READ_TERMS}</summary>
      <RichText html={terms} />
    </details>
  );
}

interface UnscheduleFieldsProps {
  /** The id of the required box. */
  readonly confirmId: string;
  /** The form was sent off without it. */
  readonly wasAsked: boolean;
  readonly context: UnscheduleSnapshot['context'];
  /** and there is a fee to waive. */
  readonly canWaive: boolean;
  /** What the organisation wants read before a fee is agreed to, as its authors wrote it; null: it has written nothing. */
  readonly terms: string | null;
  /** H-17: whose bookings these are, while somebody else views as them. */
  readonly learner: string | null;
  readonly onChange: (change: Partial<UnscheduleForm>) => void;
}

/**
 * the confirmation, the e-mail, and for administrators the waiver. What the server says of a field stands
 * under it.
 */
function UnscheduleFields({ confirmId, wasAsked, context, canWaive, terms, learner, onChange }: UnscheduleFieldsProps) {
  const { form, problems } = context;
  const told = (field: string): string | undefined => problems[field]?.join(' ');
  return (
    <>
      <Checkbox
        id={confirmId}
        required
        label={
          <>
            <b>{CONFIRM}</b> {TERMS}
          </>
        }
        checked={form.confirm}
        error={told('confirm') ?? (wasAsked && !form.confirm ? TICK_BOX : undefined)}
        onChange={(confirm) => onChange({ confirm })}
      />
      <LateFeeTerms terms={terms} rule={lateFeeTerms(context)} />
      <Checkbox
        label={emailLabel(learner)}
        checked={form.email_confirmation}
        error={told('email_confirmation')}
        onChange={(email_confirmation) => onChange({ email_confirmation })}
      />
      {canWaive && (
        <Checkbox
          label={WAIVE}
          hint={ONLY_ADMINISTRATORS}
          checked={form.waive_fee}
          error={told('waive_fee')}
          onChange={(waive_fee) => onChange({ waive_fee })}
        />
      )}
    </>
  );
}

interface UnscheduleFormBodyProps {
  readonly formId: string;
  readonly confirmId: string;
  readonly wasAsked: boolean;
  readonly snapshot: UnscheduleSnapshot;
  readonly bookings: readonly Booking[];
  /** */
  readonly canWaive: boolean;
  /** Seconds. */
  readonly nowUnix: number;
  /** the organisation's terms about late fees, as authored HTML; null: it has none. */
  readonly terms: string | null;
  /** H-17: whose bookings these are, while somebody else views as them. */
  readonly learner: string | null;
  readonly onChange: (change: Partial<UnscheduleForm>) => void;
  readonly onRetry: () => void;
  readonly onSubmit: () => void;
}

/** what loses its date and what it costs, to be confirmed. */
export function UnscheduleFormBody({
  formId,
  confirmId,
  wasAsked,
  snapshot,
  bookings,
  canWaive,
  nowUnix,
  terms,
  learner,
  onChange,
  onRetry,
  onSubmit,
}: UnscheduleFormBodyProps) {
  const { context } = snapshot;
  const { lateIds, movingIds } = context.facts;
  const mayWaive = canWaive && lateIds.length > 0;
  return (
    <>
      <FlowNoticeNote
        action="unschedule"
        context={context}
        fields={['confirm', 'email_confirmation', ...(mayWaive ? ['waive_fee'] : [])]}
        totalInPence={feeTotal(context)}
      />
      <FeePath {...{ context, bookings, nowUnix }} />
      <p className="vh" role="status">
        {snapshot.matches({ form: 'pricing' }) ? 'Asking for the late fee' : ''}
      </p>
      <div role="alert" className="flow-notice">
        {snapshot.matches({ form: 'unpriced' }) && (
          <Note title="The late fee could not be loaded">
            <p>Nothing can be paid or unscheduled before it is known.</p>
            <p className="note__act">
              <Button variant="secondary" onClick={onRetry}>
                {TRY_AGAIN}
              </Button>
            </p>
          </Note>
        )}
      </div>
      {movingIds.length > 0 && (
        <Form
          id={formId}
          className="fees__checks"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <UnscheduleFields {...{ confirmId, wasAsked, context, terms, learner, onChange }} canWaive={mayWaive} />
        </Form>
      )}
    </>
  );
}

interface UnscheduleFormFootProps {
  readonly formId: string;
  readonly whyId: string;
  readonly snapshot: UnscheduleSnapshot;
  readonly onClose: () => void;
}

/** What is on its way: a word for the button, a sentence beside it. */
const busyText = (snapshot: UnscheduleSnapshot): { readonly word: string; readonly sentence: string } => {
  if (snapshot.matches('opening')) return { word: 'Opening…', sentence: 'Looking for what an earlier visit left' };
  if (snapshot.matches('asking'))
    return { word: 'Checking…', sentence: 'Asking whether the last payment went through' };
  if (snapshot.matches('openingBasket')) return { word: 'Preparing…', sentence: 'Preparing the payment' };
  if (snapshot.matches('submitting')) return { word: 'Unscheduling…', sentence: 'Sending your request' };
  return { word: 'Checking…', sentence: 'Checking your bookings' };
};

/** Why it cannot go on; undefined: it can. */
const reasonOf = (context: UnscheduleSnapshot['context']): string | undefined => {
  if (isUnscheduleComplete(context)) return undefined;
  if (context.facts.blockedIds.length > 0) return 'One of them cannot be changed';
  return feeTotal(context) === null ? 'The late fee is not known yet' : `Tick “${CONFIRM}” first`;
};

/** the fee that decides, and the one way on: to the payment, or without a fee at once. */
export function UnscheduleFormFoot({ formId, whyId, snapshot, onClose }: UnscheduleFormFootProps) {
  const { context } = snapshot;
  const { movingIds, lateIds } = context.facts;
  const total = feeTotal(context);
  const reason = reasonOf(context);
  const isBusy = snapshot.hasTag('busy');
  const { word, sentence } = busyText(snapshot);
  const note = isBusy ? sentence : reason;
  if (movingIds.length === 0) {
    return (
      <Button variant="primary" onClick={onClose}>
        {CLOSE}
      </Button>
    );
  }
  return (
    <>
      {total === 0 ? (
        <p className="foot__fact">
          <b>
            {plural(movingIds.length, 'booking')}, {lateIds.length === 0 ? 'no fee' : 'the fee is waived'}
          </b>
          <span className="meta" id={whyId}>
            {note ?? 'The list changes within a few minutes'}
          </span>
        </p>
      ) : (
        <p className="fees__total">
          <span className="meta">{feeFact(context)}</span>
          {total !== null && <b>{formatPence(total)}</b>}
          <span className="meta fees__note" id={whyId}>
            {note}
          </span>
        </p>
      )}
      <Button variant="secondary" aria-disabled={snapshot.matches('submitting')} onClick={onClose}>
        {STAY}
      </Button>
      <Button
        variant="go"
        type="submit"
        form={formId}
        reasonId={reason === undefined ? undefined : whyId}
        busy={isBusy}
        busyText={word}
      >
        {total === 0 ? SUBMIT : GO_TO_PAYMENT}
      </Button>
    </>
  );
}
