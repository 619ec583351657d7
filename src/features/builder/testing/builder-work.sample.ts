import { workSample } from '#persistence/testing/work-sample.ts';
import { EMPTY_CONTENT } from '#machines/builder/apply-edit.ts';
import { writeContent } from '#machines/builder/content-text.ts';
import { builderWork, pageDraftName } from '../edit/builder-work.ts';

export const sample = workSample(builderWork, {
  draft: {
    name: pageDraftName(3, 154),
    value: { version: 1_770_000_000, title: 'Welcome to Learning', content: writeContent(EMPTY_CONTENT) },
    named: 'Welcome to Learning: a page that is not saved',
  },
});
