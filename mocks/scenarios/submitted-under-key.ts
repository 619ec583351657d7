import { submitAnswers } from '#contracts/assessments/assessments.endpoints.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { keyedCall, rememberReply } from '../handlers/idempotency.ts';
import { submitAnswers as submit } from '../rules/assessments.rules.ts';
import { callOf } from './call-of.ts';
import type { Stage } from './scenario.ts';

/** What Amara submitted, and under which key: as the sentence of the state says. */
const KEY = '5f3c0e5a9d2b4c718e6fa0b1c2d3e4f5';
const PARAMS = { id: 502 };
const BODY = {
  answers: [502_012, 502_022, 502_031, 502_041, 502_051].map((value, index) => ({ id: 50_201 + index, value })),
};

/** A submission that counted and whose key the backend knows. */
export const submittedUnderKey = async (stage: Stage): Promise<void> => {
  const reply = await submit({
    ...callOf(stage, amaraOsei),
    params: PARAMS,
    query: { organisation_id: 1, with: ['collection', 'module', 'answers'] },
    body: BODY,
  });
  const keyed = keyedCall(submitAnswers, amaraOsei.id, KEY, { params: PARAMS, body: BODY });
  if (reply.kind === 'refusal' || keyed === null) throw new Error('Amara could not submit assessment 502.');
  rememberReply(stage.db, keyed, reply, stage.nowMs);
};
