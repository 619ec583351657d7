import { describe, expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint, FailureCase } from '#contracts/endpoint.ts';
import { treatmentOf } from './error-policy.ts';

const CASES: readonly FailureCase[] = [401, 403, 404, 419, 422, 423, 429, 503, 'other', 'network'];

/**
 * What happens to each failure of each call, as table X and J-01's list say it: t tray, s silent, o own, p page.
 * Columns: 401 403 404 419 422 423 429 503 other network. A change of a policy must be made here too.
 */
const TABLE: Readonly<Record<string, string>> = {
  getCsrfCookie: 'o o o o o o o o o o',
  login: 'o o t t o t o t t t',
  identify: 'o o o o o o o o o o',
  confirmTwoFactor: 'o o t t o t o t t t',
  logout: 't s s t s s s t s s',
  forgotPassword: 't t t t o t o t t t',
  impersonate: 't o o t o o o t o o',
  endImpersonation: 't o o t o o o t o o',
  resetPassword: 't t t t t t t t t t',
  getMe: 't t t t t t t t t t',
  listUsers: 't s s t s s s t s s',
  viewAvatar: 's s s s s s s s s s',
  getAssessment: 't t p t t t t t t t',
  listAssessments: 't s s t s s s t s s',
  listUserCollections: 't s s t s s s t s s',
  listUserModules: 't s s t s s s t s s',
  listUserPages: 't s s t s s s t s s',
  listCategories: 't s s t s s s t s s',
  getCategory: 't s p t s s s t s s',
  listCategoryCollections: 't s s t s s s t s s',
  listCategoryModules: 't s s t s s s t s s',
  listCategoryPages: 't s s t s s s t s s',
  getModule: 't s p t s s s t s s',
  listModuleAssessments: 't s s t s s s t s s',
  viewModule: 's s s s s s s s s s',
  startModule: 't s s t s s s t s s',
  confirmModule: 't s s t s s s t s s',
  sendEvidence: 't t t t t t t t t t',
  resetUserModules: 't t t t t t t t t t',
  getCollection: 't s p t s s s t s s',
  listCollectionCollections: 't s s t s s s t s s',
  listCollectionModules: 't s s t s s s t s s',
  listCollectionAssessments: 't s s t s s s t s s',
  submitAnswers: 't t t t t t t t t t',
  getUserAssessment: 't o p t t t t t t t',
  reviewUserAssessment: 't o t t t t t t t t',
  getReview: 't o p t t t t t t t',
  submitReview: 't o t t t t t t t t',
  downloadUserAssessmentFile: 's s s s s s s s s s',
  downloadReviewFile: 's s s s s s s s s s',
  getEvidence: 't o p t t t t t t t',
  reviewEvidence: 't o t t t t t t t t',
  downloadEvidenceFile: 's s s s s s s s s s',
  reviewEvidences: 't o t t t t t t t t',
  listEvidence: 't s s t s s s t s s',
  listReviews: 't s s t s s s t s s',
  uploadFile: 't o o t o o o o o o',
  downloadFile: 's s s s s s s s s s',
  viewFile: 's s s s s s s s s s',
  listReleases: 't s s t s s s t s s',
  getBand: 't s s t s s s t s s',
  getPoints: 't s s t s s s t s s',
  listAwards: 't t t t t t t t t t',
  getAward: 't s s t s s s t s s',
  downloadAward: 's s s s s s s s s s',
  downloadUserAward: 's s s s s s s s s s',
  getUserOrganisationStats: 't s s t s s s t s s',
  listBookings: 't s s t s s s t s s',
  submitBookings: 't s s t o s s t o s',
  listBookingLocations: 't s s t s s s t s s',
  getProduct: 't s s t s s s t s s',
  listCourses: 't s s t s s s t s s',
  createBasket: 't s s t s s s t s s',
  getBasket: 't s s t s s s t s s',
  getCommerceBasket: 't t t t t t t t t t',
  attachCustomer: 't s s t s s s t s s',
  getPaymentIntent: 't o o t o o o t o o',
  recordAnalytics: 's s s s s s s s s s',
  viewThumbnail: 's s s s s s s s s s',
  viewOriginalThumbnail: 's s s s s s s s s s',
  downloadEntityFile: 's s s s s s s s s s',
  getPage: 't s p t s s s t s s',
  authoriseChannel: 's s s s s s s s s s',
};

const LETTER = { tray: 't', silent: 's', own: 'o', page: 'p' } as const;
const rowOf = (endpoint: Endpoint): string =>
  CASES.map((failure) => LETTER[treatmentOf(endpoint.errors, failure)]).join(' ');

describe('J-10: every call × every failure', () => {
  test('the table names every call, and no other', () => {
    const calls = Object.values(catalogue as Readonly<Record<string, Endpoint>>).map(({ name }) => name);
    const missing = calls
      .filter((name) => !(name in TABLE))
      .map((name) => `${name} has no line in TABLE: add it, one letter for each of the ten columns`);
    const strays = Object.keys(TABLE)
      .filter((name) => !calls.includes(name))
      .map((name) => `${name} has a line in TABLE and is no call of contracts/catalogue.ts`);
    expect([...missing, ...strays]).toEqual([]);
  });

  test.each(Object.keys(TABLE))('%s', (name) => {
    const endpoint = Object.values(catalogue as Readonly<Record<string, Endpoint>>).find(
      (candidate) => candidate.name === name,
    );
    expect(endpoint && rowOf(endpoint)).toBe(TABLE[name]);
  });
});

describe('the presets', () => {
  test('J-11: silent lets through what is everybody’s business: 401, 419, 503', () => {
    expect(CASES.filter((failure) => treatmentOf({ preset: 'silent' }, failure) === 'tray')).toEqual([401, 419, 503]);
  });

  test('J-13: mute shows nothing at all', () => {
    expect(CASES.every((failure) => treatmentOf({ preset: 'mute' }, failure) === 'silent')).toBe(true);
  });

  test('own without statuses answers every one; with statuses the rest goes to the tray', () => {
    expect(CASES.every((failure) => treatmentOf({ preset: 'own' }, failure) === 'own')).toBe(true);
    expect(treatmentOf({ preset: 'own', on: { 422: 'own' } }, 422)).toBe('own');
    expect(treatmentOf({ preset: 'own', on: { 422: 'own' } }, 'other')).toBe('tray');
  });

  test('0130: form leaves everything but its exceptions to the form that made the call', () => {
    expect(CASES.every((failure) => treatmentOf({ preset: 'form' } as const, failure) === 'form')).toBe(true);
    expect(treatmentOf({ preset: 'form', on: { 422: 'own' } } as const, 422)).toBe('own');
  });

  test('an exception goes before its preset', () =>
    expect(treatmentOf({ preset: 'tray', on: { 404: 'page' } }, 404)).toBe('page'));
});
