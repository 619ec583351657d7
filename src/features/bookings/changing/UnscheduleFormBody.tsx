import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { feeTotal, type UnscheduleForm } from '#machines/bookings/unschedule.setup.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { TRY_AGAIN } from './changing-messages.ts';
import { FeePath } from './FeePath.tsx';
import type { UnscheduleSnapshot } from './flow-screen.ts';
import { FlowNoticeNote } from './FlowNoticeNote.tsx';
import { UnscheduleFields } from './UnscheduleFields.tsx';

export interface UnscheduleFormBodyProps {
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
