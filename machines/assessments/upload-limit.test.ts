import { describe, expect, it } from 'vitest';
import { EMPTY_FILE, oversizeMessage, uploadLimitInMegabytes, uploadRefusal } from './upload-limit.ts';

const MB = 1024 * 1024;
const limits = (question?: number | null, settings?: number | null) => ({
  question: { max_size_mb: question },
  settings: { max_size_mb_assessment_answer: settings },
});

describe('C-13: how large a file may be', () => {
  it('the question’s limit, else the organisation’s, else 10 MB', () => {
    expect([
      uploadLimitInMegabytes(limits(5, 20)),
      uploadLimitInMegabytes(limits(null, 20)),
      uploadLimitInMegabytes(limits(null, null)),
      uploadLimitInMegabytes(limits()),
    ]).toEqual([5, 20, 10, 10]);
  });

  it('a limit of 0 is none, as it is for the server', () => {
    expect([
      uploadLimitInMegabytes(limits(0, 20)),
      uploadLimitInMegabytes(limits(0, 0)),
      uploadLimitInMegabytes(limits(null, 0)),
    ]).toEqual([20, 10, 10]);
  });

  it('exactly the limit may be sent; one byte more may not', () => {
    expect(uploadRefusal(limits(10), 10 * MB)).toBeNull();
    expect(uploadRefusal(limits(10), 10 * MB + 1)).not.toBeNull();
  });

  it('an empty file may not', () => {
    expect(uploadRefusal(limits(10), 0)).toBe(EMPTY_FILE);
  });
});

describe('C-14: the words for a file that is too large', () => {
  it('are the specification’s, with one decimal and no trailing .0', () => {
    expect(oversizeMessage(10, 11 * MB)).toBe('Sorry, you can only upload up to 10 MB. This file is 11 MB.');
    expect(oversizeMessage(10, 12.34 * MB)).toBe('Sorry, you can only upload up to 10 MB. This file is 12.3 MB.');
  });

  it('never contradict themselves: a file just over the limit is not said to be as large as the limit', () => {
    expect(oversizeMessage(10, 10 * MB + 1)).toBe('Sorry, you can only upload up to 10 MB. This file is 10.1 MB.');
  });
});
