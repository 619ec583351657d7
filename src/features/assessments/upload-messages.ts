import type { ApiFailure } from '#api/failure.ts';
import { UPLOAD_FAILED } from '#ui/upload/upload-state.ts';

/** K-03: what a field says of an upload that failed: the server's own words where it has some about the file. */
export const uploadMessage = ({ treatment, errors, message }: Pick<ApiFailure, 'treatment' | 'errors' | 'message'>): string =>
  (treatment === 'own' ? (errors['file']?.[0] ?? (Object.keys(errors).length > 0 ? message : null)) : null) ?? UPLOAD_FAILED;
