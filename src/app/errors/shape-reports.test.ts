import { expect, test, vi } from 'vitest';
import { listReleases } from '#contracts/releases/releases.endpoints.ts';
import type { Reporter } from './reporter.ts';
import { reportShape, shapeReportOf } from './shape-reports.ts';

const release = { name: 'A secret name', tag_name: '1', released_at: 1, description: null, image: null };

test('J-15: missing and unknown keys are named, and no value is', () => {
  const { image: _image, ...rest } = release;
  const report = shapeReportOf(listReleases, [{ ...rest, invented: 'secret' }]);
  expect(report).toEqual({
    call: 'listReleases',
    kind: 'keys',
    status: null,
    requestId: null,
    missing: ['image'],
    unknown: ['invented'],
  });
  expect(JSON.stringify(report)).not.toContain('secret');
});

test('a reply as the contract has it is not reported', () => {
  const report = vi.fn<Reporter>();
  reportShape(report, listReleases, [release]);
  expect(report).not.toHaveBeenCalled();
  reportShape(report, listReleases, [{ ...release, invented: 1 }]);
  expect(report).toHaveBeenCalledOnce();
});
