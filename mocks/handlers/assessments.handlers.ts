import { catalogue } from '#contracts/catalogue.ts';
import { getAssessment, listAssessments, submitAnswers } from '../rules/assessments.rules.ts';
import { downloadReviewFile, downloadUserAssessmentFile, getReview, getUserAssessment, reviewUserAssessment, submitReview } from '../rules/review.rules.ts';
import { handle } from './handle.ts';

export const assessmentsHandlers = {
  getAssessment: handle(catalogue.getAssessment, getAssessment),
  listAssessments: handle(catalogue.listAssessments, listAssessments),
  submitAnswers: handle(catalogue.submitAnswers, submitAnswers),
  getUserAssessment: handle(catalogue.getUserAssessment, getUserAssessment),
  reviewUserAssessment: handle(catalogue.reviewUserAssessment, reviewUserAssessment),
  getReview: handle(catalogue.getReview, getReview),
  submitReview: handle(catalogue.submitReview, submitReview),
  downloadUserAssessmentFile: handle(catalogue.downloadUserAssessmentFile, downloadUserAssessmentFile),
  downloadReviewFile: handle(catalogue.downloadReviewFile, downloadReviewFile),
};
