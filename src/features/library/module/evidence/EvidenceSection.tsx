import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { newestEvidence } from '#machines/library/module-facts.ts';
import { isFilledIn } from '#machines/library/module-form.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatUnixDate } from '#ui/format/days.ts';
import { useFocusHandover } from '#ui/frames/focus/use-focus-handover.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import type { ModulePartProps } from '../module-props.ts';
import { EvidenceOffer } from './EvidenceOffer.tsx';
import { SentFileButton } from './SentFileButton.tsx';

/** N-15 to N-17: what was sent and how it stands, and the form for the next try. */
export function EvidenceSection(props: ModulePartProps) {
  const { module, flow } = props;
  const { snapshot, send } = flow;
  const handover = useFocusHandover();
  const evidence = newestEvidence(module);
  const takesEvidence = snapshot.context.facts?.takesEvidence === true;
  const isLeaving = snapshot.matches({ evidence: 'submitting' }) || snapshot.matches({ evidence: 'asking' });
  const isQueued = snapshot.matches({ evidence: 'queued' });
  const isUnconfirmed = snapshot.matches({ evidence: 'unconfirmed' });
  // What was sent or waits is told also where the module takes no evidence any more.
  if (evidence === null && !takesEvidence && !isLeaving && !isQueued && !isUnconfirmed) return null;
  return (
    <section aria-labelledby="mod-evidence">
      <h2 id="mod-evidence">Evidence</h2>
      <div ref={handover} role="status">
        {evidence !== null && <EvidenceStanding evidence={evidence} />}
        {snapshot.matches({ evidence: 'pending' }) && isFilledIn(snapshot.context.fields) && (
          <p className="meta mod-rail__p">
            What you entered here was not sent. It is kept on this device for another try.
          </p>
        )}
      </div>
      {evidence !== null && <Sent evidence={evidence} />}
      {isQueued && (
        <div ref={handover} className="mod-rail__p" role="status">
          <p>There is no connection. Your evidence is on this device and is sent when there is one.</p>
          <p className="mod-rail__b">
            <Button variant="secondary" onClick={() => send({ type: 'undone' })}>
              Change it
            </Button>
          </p>
        </div>
      )}
      {isUnconfirmed && (
        <div ref={handover} className="mod-rail__p" role="alert">
          <p>It is not known yet whether your evidence arrived. Everything is kept on this device.</p>
          <p className="mod-rail__b">
            <Button variant="secondary" onClick={() => send({ type: 'retried' })}>
              Look again
            </Button>
          </p>
        </div>
      )}
      {(isLeaving || (takesEvidence && isOffered(props))) && (
        <div ref={handover}>
          <EvidenceOffer {...props} isSending={isLeaving} isFirst={evidence === null} />
        </div>
      )}
    </section>
  );
}

const isOffered = ({ flow: { snapshot } }: ModulePartProps): boolean =>
  ['none', 'accepted', 'rejected', 'editing', 'naming', 'uploading'].some((state) =>
    snapshot.matches({ evidence: state } as Parameters<typeof snapshot.matches>[0]),
  );

const fileOf = ({ file, created_at }: Evidence): string =>
  [file?.name, typeof created_at === 'number' ? `sent ${formatUnixDate(created_at)}` : null].filter(Boolean).join(', ');

/** What was sent, to be read again. */
function Sent({ evidence: { message, file_id: fileId, file } }: { evidence: Evidence }) {
  return (
    <>
      {message && (
        <p className="meta mod-rail__p">
          You wrote: <q>{message}</q>
        </p>
      )}
      {typeof fileId === 'number' && <SentFileButton fileId={fileId} name={file?.name ?? 'evidence'} />}
    </>
  );
}

const STANDINGS = {
  pending: { marker: 'review', word: 'In review' },
  accepted: { marker: 'done', word: 'Accepted' },
  rejected: { marker: 'failed', word: 'Rejected' },
} as const;

function EvidenceStanding({ evidence }: { evidence: Evidence }) {
  const { marker, word } = STANDINGS[evidence.status];
  const decidedOn = typeof evidence.reviewed_at === 'number' ? ` ${formatUnixDate(evidence.reviewed_at)}` : '';
  const score = evidence.status === 'accepted' && typeof evidence.score === 'number' ? `, ${evidence.score}%` : '';
  return (
    <>
      <p className="mod-rail__next">
        <Marker shape={marker} />
        <span>
          <b className={evidence.status === 'rejected' ? 'mod__bad' : undefined}>
            {word}
            {decidedOn}
            {score}
          </b>
          <span className="meta">{fileOf(evidence)}</span>
        </span>
      </p>
      {evidence.status === 'pending' && (
        <p className="meta mod-rail__p">A reviewer decides. You can go on meanwhile.</p>
      )}
      {evidence.status === 'rejected' && evidence.review_message && (
        <blockquote className="mod-rail__q">
          <p>{evidence.review_message}</p>
          {evidence.reviewed_user && <footer className="meta">{evidence.reviewed_user.name}</footer>}
        </blockquote>
      )}
    </>
  );
}
