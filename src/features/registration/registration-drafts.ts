import { emptyDraft, isTyped, RegistrationDraft } from '#machines/registration/registration-form.ts';
import { noStorage, tabStorage } from '#persistence/device-storage.ts';
import { createDraftSession, type DraftSession } from '#persistence/draft-session.ts';
import { newIdempotencyKey } from '#persistence/idempotency-key.ts';
import { createRecordStore } from '#persistence/record-store.ts';
import type { RecordFormat } from '#persistence/record.ts';
import { REGISTRATION_FAMILY } from './forget-drafts.ts';

const FORMAT: RecordFormat<RegistrationDraft> = {
  version: 1,
  parse: (value) => RegistrationDraft.parse(value),
  hasContent: isTyped,
};

/** What is typed of a registration and not sent: in this tab, by the path of the organisation (0316). */
export const openRegistrationDraft = (isViewing: boolean): DraftSession<RegistrationDraft> =>
  createDraftSession(
    createRecordStore({
      family: REGISTRATION_FAMILY,
      path: 'draft',
      format: FORMAT,
      storage: isViewing ? noStorage : tabStorage,
      now: Date.now,
    }),
    FORMAT,
  );

/** The draft of a path, or an empty one. */
export const draftOf = (session: DraftSession<RegistrationDraft>, path: string): RegistrationDraft =>
  session.read(path) ?? emptyDraft(newIdempotencyKey());
