import type { PlanRecord } from '#fixtures/records/commerce.record.ts';

const MONTHS: Readonly<Record<PlanRecord['interval'], number>> = { week: 0, month: 1, year: 12 };
const WEEK_SECONDS = 604_800;

/** When a period ends that begins now (unix seconds). A month that is shorter ends it on its last day. */
export const periodEnd = (start: number, { interval, interval_count }: PlanRecord): number => {
  if (interval === 'week') return start + WEEK_SECONDS * interval_count;
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + MONTHS[interval] * interval_count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
};
