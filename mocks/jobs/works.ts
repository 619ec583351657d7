import type { Database } from '../db/database.ts';
import type { Job } from '../db/state.ts';
import { storeFile } from '../db/store-file.ts';
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
 * What the backend does by itself, minutes after somebody asked for it: in the administrators' panel, which is not part
 * of this product, or in a booking. Each announces itself (table Y).
 */
export const WORKS = {
  /** I-04: the file is there before anybody hears of it. */
  report: async (shop, { user_id: userId, organisation_id: organisationId }) => {
    const { db, nowMs } = shop;
    const user = db.tables.users.get(userId);
    if (user === undefined) return;
    const content = new TextEncoder().encode(reportOf(db, organisationId));
    const { id } = await storeFile(
      db,
      {
        reason: 'A report',
        name: REPORT_NAME,
        mimetype: 'text/csv',
        type: 'report',
        owner_id: userId,
        created_at: Math.floor(nowMs / 1000),
      },
      content,
    );
    sendMail(shop, user, 'reportReady', { name: REPORT_NAME, fileId: id });
    publish(shop, 'export.delivered', { organisation_id: organisationId, file_id: id }, [userId]);
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
