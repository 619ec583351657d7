import type { BasketRecord } from '#fixtures/records/commerce.record.ts';
import type { Database } from '../db/database.ts';

/** What was under way has arrived, for everything that this person pays in the organisation. */
export const settleProcessing = async (
  db: Database,
  nowMs: number,
  { user_id, organisation_id }: Pick<BasketRecord, 'user_id' | 'organisation_id'>,
): Promise<void> => {
  for (const basket of db.tables.baskets.where(
    (row) => row.user_id === user_id && row.organisation_id === organisation_id,
  )) {
    if (basket.intent?.status !== 'processing') continue;
    await db.tables.baskets.update(basket.id, {
      intent: { ...basket.intent, status: 'succeeded' },
      paid_at: Math.floor(nowMs / 1000),
    });
  }
};
