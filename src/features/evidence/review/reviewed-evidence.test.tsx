// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { ReviewedEvidence } from './ReviewedEvidence.tsx';

afterEach(cleanup);

const evidence = (reviewed_user: Evidence['reviewed_user']): Evidence =>
  ({
    status: 'rejected',
    reviewed_user,
    reviewed_at: 1,
    review_message: null,
    user: { id: 1, name: 'Tom Whitfield', email: 'tom@demo.example' },
  }) as unknown as Evidence;

test.each([
  ['by this person', { id: 7, name: 'Priya Nair' }, true, 'Tom was told by e-mail.'],
  [
    'by somebody else',
    { id: 8, name: 'Ruth Adeyemi' },
    false,
    'Somebody else decided first. Nothing of yours was sent.',
  ],
  ['by whom is not known', null, false, 'Tom was told.'],
])('V11: decided %s', (_, by, isByMe, text) => {
  render(
    <ReviewedEvidence
      evidence={evidence(by as Evidence['reviewed_user'])}
      isOwn={false}
      isByMe={isByMe}
      unsentMessage=""
      onDiscard={() => undefined}
    />,
  );
  expect(screen.getByText(text)).toBeTruthy();
});
