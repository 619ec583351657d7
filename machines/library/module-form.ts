/** A file that the server has and no evidence holds yet. */
export interface EvidenceFile {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
}

/** What its person typed and uploaded (N-16). */
export interface EvidenceFields {
  readonly message: string;
  readonly file: EvidenceFile | null;
}

export const NO_FIELDS: EvidenceFields = { message: '', file: null };

/** Evidence as it leaves. */
export interface EvidenceSubmission {
  readonly file_id: number;
  readonly message: string | null;
}

/** Whether anything was typed or uploaded. */
export const isFilledIn = ({ message, file }: EvidenceFields): boolean => message.trim() !== '' || file !== null;

/** Whether two forms hold the same. */
export const isSameForm = (one: EvidenceFields, other: EvidenceFields): boolean =>
  one.message === other.message && one.file?.id === other.file?.id;

/** N-16: the file is required, the message is not; null where there is no file. */
export const evidenceSubmission = ({ message, file }: EvidenceFields): EvidenceSubmission | null =>
  file === null ? null : { file_id: file.id, message: message.trim() === '' ? null : message.trim() };
