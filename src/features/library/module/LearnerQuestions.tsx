import { ConfirmForLearner } from './ConfirmForLearner.tsx';
import type { ModulePartProps } from './module-props.ts';

/** H-17: the questions that name the learner before a document is confirmed, a package opened or evidence sent for them. */
export function LearnerQuestions({ flow }: Pick<ModulePartProps, 'flow'>) {
  const { snapshot, send } = flow;
  const { learner } = snapshot.context;
  if (learner === null) return null;
  if (snapshot.matches({ progress: { available: 'naming' } })) {
    return (
      <ConfirmForLearner
        learner={learner}
        deed="Confirm the document"
        verb="Confirm"
        onConfirm={() => send({ type: 'confirmation.agreed' })}
        onCancel={() => send({ type: 'confirmation.declined' })}
      >
        It says that {learner} has read and understood the document, and completes the module for them.
      </ConfirmForLearner>
    );
  }
  if (snapshot.matches({ evidence: 'naming' })) {
    return (
      <ConfirmForLearner
        learner={learner}
        deed="Send this evidence"
        verb="Send"
        onConfirm={() => send({ type: 'evidence.agreed' })}
        onCancel={() => send({ type: 'evidence.declined' })}
      >
        It is handed in as {learner}&apos;s, and a reviewer decides about it.
      </ConfirmForLearner>
    );
  }
  return null;
}
