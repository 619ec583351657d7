import { expect, test } from 'vitest';
import { faultsOfReturns } from './reading-faults.ts';

const provides = { assessment_id: 503, ids: [1, 2] };
const faults = (status: number, body: unknown, returns: Readonly<Record<string, string>>) =>
  faultsOfReturns({ status, body: Buffer.from(JSON.stringify(body)) }, returns, provides);

test('P7: what a reply returns is what its state provides', () => {
  const returns = { assessment_id: 'assessment_id' };
  expect(faults(200, { assessment_id: 503 }, returns)).toEqual([]);
  expect(faults(200, { assessment_id: 504 }, returns)).toEqual([
    'assessment_id is [504], not 503, which the state provides as assessment_id',
  ]);
  expect(faults(200, {}, returns)).toEqual([
    'assessment_id is missing, not 503, which the state provides as assessment_id',
  ]);
});

test('of a refusal it is said that there was none', () => {
  expect(faults(404, { message: 'Not found.' }, { assessment_id: 'assessment_id' })).toEqual([
    'there was no assessment_id in a 404',
  ]);
  expect(faults(404, { message: 'Not found.' }, { '': 'ids' })).toEqual(['there was no list in a 404']);
});
