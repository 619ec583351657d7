import { catalogue } from '#contracts/catalogue.ts';
import { downloadEvidenceFile, getEvidence, listEvidence, reviewEvidence, reviewEvidences } from '../rules/evidence.rules.ts';
import { handle } from './handle.ts';

export const evidenceHandlers = {
  getEvidence: handle(catalogue.getEvidence, getEvidence),
  reviewEvidence: handle(catalogue.reviewEvidence, reviewEvidence),
  downloadEvidenceFile: handle(catalogue.downloadEvidenceFile, downloadEvidenceFile),
  reviewEvidences: handle(catalogue.reviewEvidences, reviewEvidences),
  listEvidence: handle(catalogue.listEvidence, listEvidence),
};
