import type { Database } from '../db/database.ts';
import { nameOf } from '../rules/profile.rules.ts';

/** Text that a spreadsheet would read as a formula gets an apostrophe; numbers stay numbers. */
const cell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** How everybody's assessments in an organisation stand, as CSV. */
export const reportOf = (db: Database, organisationId: number): string => {
  const rows = db.tables.user_assessments
    .where((taken) => taken.organisation_id === organisationId)
    .flatMap((taken) => {
      const [user, assessment] = [db.tables.users.get(taken.user_id), db.tables.assessments.get(taken.assessment_id)];
      return user === undefined || assessment === undefined
        ? []
        : [[nameOf(user), user.email, assessment.title, taken.status, taken.attempts, taken.score]];
    });
  return [['Name', 'Email', 'Assessment', 'Status', 'Attempts', 'Score'], ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\r\n');
};
