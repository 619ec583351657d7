import { reviewModel } from '#e2e/assessments/review.model.ts';
import { takingModel } from '#e2e/assessments/taking.model.ts';
import { bulkReviewModel } from '#e2e/evidence/bulk.model.ts';
import { evidenceReviewModel } from '#e2e/evidence/review.model.ts';
import { loginModel } from '#e2e/session/login.model.ts';
import { viewAsModel } from '#e2e/session/view-as.model.ts';
import type { Model } from './model.ts';

/** The model of each flow, by area and name. */
export const models: Readonly<Record<string, Model>> = {
  'session/login': loginModel,
  'session/view-as': viewAsModel,
  'assessments/taking': takingModel,
  'assessments/review': reviewModel,
  'evidence/review': evidenceReviewModel,
  'evidence/bulk': bulkReviewModel,
};
