import { catalogue } from '#contracts/catalogue.ts';
import { getAssessment, listAssessments, submitAnswers } from '../rules/assessments.rules.ts';
import { handle } from './handle.ts';

export const assessmentsHandlers = {
  getAssessment: handle(catalogue.getAssessment, getAssessment),
  listAssessments: handle(catalogue.listAssessments, listAssessments),
  submitAnswers: handle(catalogue.submitAnswers, submitAnswers),
};
