import type { getAssessment } from '../assessments/assessments.endpoints.ts';
import type { WireReplyOf } from '../endpoint.ts';

type Assessment = WireReplyOf<typeof getAssessment>;
type Question = Assessment['questions'][number];

export const choice: Question = {
  id: 50101,
  title: 'A colleague has a needlestick injury. What happens first?',
  type: 'select',
  answer_count: 1,
  max_size_mb: null,
  options: [{ id: 1, value: 'Encourage bleeding under running water' }],
};
const severalChoices: Question = { ...choice, id: 50102, answer_count: 3 };
export const text: Question = {
  id: 50103,
  title: 'What do you do, and in what order?',
  type: 'textarea',
  answer_count: null,
  max_size_mb: null,
};
export const file: Question = { ...text, id: 50104, type: 'file' };

export const parent = {
  title: 'Infection Control Essentials',
  assessable: true,
  thumbnail_url: 'thumbnails/601',
  prerequisites: [{ id: 705, title: 'Decontamination of instruments', type: 'module' as const, completed: true }],
};

/** Every key of the contract, or nearly; null where the seed has nothing. */
export const pending: Assessment = {
  assessment_id: 501,
  assessment_type_id: 1,
  assessment_type_key: 'EXM',
  assessment_type_description: 'Exam',
  assessment_category_id: 1,
  key: null,
  code: 'IC-FINAL',
  title: 'Infection Control: final assessment',
  description: null,
  short_description: 'Decontamination, sharps and the local room.',
  long_description: '<p>This assessment follows HTM 01-05.</p>',
  pre_message: '<p>Have last month’s cleaning log ready.</p>',
  post_message: '<p>Thank you.</p>',
  allow_early: false,
  detached: false,
  attempts: 0,
  attempts_max: 3,
  attempts_total: 0,
  pass: 80,
  score: null,
  review: false,
  passed: null,
  status: 'pending',
  expires_at: null,
  last_submitted_at: null,
  last_referred_at: null,
  last_assessed_at: null,
  last_assessed_comments: null,
  last_assessed_file_id: null,
  created_at: 1_772_409_600,
  last_referred_user_ids: [],
  last_referred_users: [],
  last_assessed_user_id: null,
  last_assessed_user: null,
  entity_id: 9501,
  collection: { collection_id: 301, ...parent },
  module: null,
  questions: [choice, severalChoices, text, file],
  questions_max: null,
  randomise: false,
  answers: [],
  hide_answers: false,
  hide_score: false,
  user_assessment_id: 1,
  user_entity_id: 1,
  user_id: 1,
  user: { id: 1, name: 'Amara Osei', email: 'amara.osei@demo.example' },
  organisation_id: 1,
  messages: [],
  history: [],
};

/** What there is to choose from. */
export const OPTIONS = ['questions.options'];
