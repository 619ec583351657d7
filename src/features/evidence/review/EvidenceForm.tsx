import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import type { EvidenceVerdict } from '#machines/evidence/evidence-form.ts';
import { capitalise } from '#ui/format/text.ts';
import '#ui/inputs/field/choice.css';
import { Key } from '#ui/actions/keys/Key.tsx';
import { DecisionFields } from '../DecisionFields.tsx';
import { firstNameOf } from '../evidence-messages.ts';
import type { EvidenceReview } from './use-evidence-review.ts';

export interface EvidenceFormProps {
  readonly evidence: Evidence;
  readonly review: EvidenceReview;
  /** Unix seconds. */
  readonly nowUnix: number;
  readonly showsKeys: boolean;
}

const CHOICES: readonly { readonly verdict: EvidenceVerdict; readonly name: string; readonly key: string }[] = [
  { verdict: 'accepted', name: 'Accept', key: 'A' },
  { verdict: 'rejected', name: 'Reject', key: 'R' },
];

/** one of both, and then what it needs. */
export function EvidenceForm({ evidence, review: { snapshot, send, draft }, nowUnix, showsKeys }: EvidenceFormProps) {
  const { verdict } = snapshot.context;
  const name = firstNameOf(evidence);
  const descriptions = {
    accepted: 'The training is completed',
    rejected: `${capitalise(name)} can send other evidence`,
  } as const;
  return (
    <>
      <h2 id="decision-h">Your decision</h2>
      <fieldset>
        <legend className="vh">Accept or reject</legend>
        <div className="choices">
          {CHOICES.map((choice) => (
            <label key={choice.verdict} className="choice">
              <input
                id={`evidence-${choice.verdict}`}
                type="radio"
                name="evidence-verdict"
                checked={verdict === choice.verdict}
                onChange={() => send({ type: 'verdict.chosen', verdict: choice.verdict })}
              />
              <span>
                <b className="strong">{choice.name}</b>
                <span className="choice__d">{descriptions[choice.verdict]}</span>
              </span>
              {showsKeys && <Key>{choice.key}</Key>}
            </label>
          ))}
        </div>
      </fieldset>
      {verdict !== null && (
        <DecisionFields
          verdict={verdict}
          form={snapshot.context}
          nowUnix={nowUnix}
          sentUnix={evidence.created_at ?? null}
          to={name}
          saved={draft.saved}
          onChange={(change) => send({ type: 'form.changed', change })}
        />
      )}
    </>
  );
}
