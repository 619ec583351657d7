import { expect, test } from 'vitest';
import { pageWithEveryBlock, pinnedPage } from '#fixtures/library/pages.ts';
import { northgate } from '#fixtures/organisations.ts';
import { helenCho } from '#fixtures/people.ts';
import { house } from '../testing/visit.ts';

test.each([pinnedPage, pageWithEveryBlock])(
  'A-26: an author who names her own organisation reads no page of another one: $title',
  async ({ page_id }) => {
    const visitor = await house();
    await visitor.demo.as(helenCho.email);
    const { status } = await visitor.get(`pages/${page_id}?organisation_id=${northgate.organisation_id}`);
    expect(status).toBe(404);
  },
);
