import type { Database } from '../db/database.ts';
import type { Job } from '../db/state.ts';
import { sendMail } from '../mail/send-mail.ts';
import { settleProcessing } from '../payments/settle.ts';
import { publish } from '../realtime/publish.ts';
import { changeBookings } from './change-bookings.ts';
import { reportOf } from './report.ts';

/** What a work is done with. `nowMs` is the moment at which it was due, in virtual time. */
export interface Workshop {
  readonly db: Database;
  readonly nowMs: number;
  readonly appPath: string;
  readonly socketId: null;
}

type Work = (shop: Workshop, job: Pick<Job, 'user_id' | 'organisation_id' | 'booking'>) => void | Promise<void>;

const REPORT_NAME = 'assessments.csv';

/**
 * What the backend does by itself, minutes after somebody asked for it: in the administrators' panel, which is not part of
 * this product, or in a booking. Each announces itself (table Y).
 */
export const WORKS = {
  /** I-04: the file is there before anybody hears of it. */
  report: async (shop, { user_id: userId, organisation_id: organisationId }) => {
    const { db, nowMs } = shop;
    const user = db.tables.users.get(userId);
    if (user === undefined) return;
    const content = new TextEncoder().encode(reportOf(db, organisationId));
    const fileId = db.nextId();
    await db.tables.files.insert({
      id: fileId,
      reason: 'A report',
      name: REPORT_NAME,
      extension: 'csv',
      mimetype: 'text/csv',
      size_bytes: content.byteLength,
      type: 'report',
      owner_id: userId,
      asset: null,
      created_at: Math.floor(nowMs / 1000),
    });
    db.putFile(fileId, content);
    sendMail(shop, user, 'reportReady', { name: REPORT_NAME, fileId });
    publish(shop, 'export.delivered', { organisation_id: organisationId, file_id: fileId }, [userId]);
  },
  /** I-05. */
  'failing report': (shop, { user_id: userId }) => publish(shop, 'export.failed', {}, [userId]),
  /** I-06. */
  'check of an import': (shop, { user_id: userId }) => publish(shop, 'import.verified', {}, [userId]),
  /** I-07. */
  import: (shop, { user_id: userId }) => publish(shop, 'import.complete', {}, [userId]),
  /** B-22. */
  'change of roles': (shop, { user_id: userId }) => publish(shop, 'roles.updated', {}, [userId]),
  /** R-29, I-03: the bookings are changed before anybody hears of it. */
  booking: async (shop, { user_id: userId, organisation_id: organisationId, booking }) => {
    if (booking !== undefined) await changeBookings(shop, userId, organisationId, booking);
    publish(shop, 'booking.completed', { organisation_id: organisationId }, [userId]);
  },
  /** A card payment that was under way arrives at the provider. */
  payment: ({ db, nowMs }, job) => settleProcessing(db, nowMs, job),
} as const satisfies Readonly<Record<string, Work>>;

export type WorkKind = keyof typeof WORKS;
