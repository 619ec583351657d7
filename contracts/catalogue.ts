import { getAssessment, listAssessments, submitAnswers } from './assessments/assessments.endpoints.ts';
import {
  downloadReviewFile,
  downloadUserAssessmentFile,
  getReview,
  getUserAssessment,
  listReviews,
  reviewUserAssessment,
  submitReview,
} from './assessments/review.endpoints.ts';
import { recordAnalytics } from './analytics/analytics.endpoints.ts';
import {
  downloadAward,
  downloadUserAward,
  getAward,
  getUserOrganisationStats,
  listAwards,
} from './awards/awards.endpoints.ts';
import { getPoints } from './awards/points.endpoints.ts';
import {
  getProduct,
  listBookingLocations,
  listBookings,
  listCourses,
  submitBookings,
} from './bookings/bookings.endpoints.ts';
import {
  attachCustomer,
  createBasket,
  getBasket,
  getCommerceBasket,
  getPaymentIntent,
} from './commerce/commerce.endpoints.ts';
import {
  downloadEvidenceFile,
  getEvidence,
  listEvidence,
  reviewEvidence,
  reviewEvidences,
} from './evidence/evidence.endpoints.ts';
import { downloadFile, uploadFile, viewFile } from './files/files.endpoints.ts';
import {
  getCollection,
  listCollectionAssessments,
  listCollectionCollections,
  listCollectionModules,
} from './library/collection.endpoints.ts';
import {
  getCategory,
  listCategories,
  listCategoryCollections,
  listCategoryModules,
  listCategoryPages,
} from './library/categories.endpoints.ts';
import { listUserCollections, listUserModules, viewThumbnail } from './library/library.endpoints.ts';
import {
  confirmModule,
  getModule,
  listModuleAssessments,
  resetUserModules,
  sendEvidence,
  startModule,
  viewModule,
} from './library/module.endpoints.ts';
import { listUserPages } from './library/user-pages.endpoints.ts';
import { downloadEntityFile, getPage, viewOriginalThumbnail } from './library/page.endpoints.ts';
import { authoriseChannel } from './notifications/notifications.endpoints.ts';
import { getBand } from './organisations/organisations.endpoints.ts';
import { getMe, listUsers, viewAvatar } from './profile/profile.endpoints.ts';
import { listReleases } from './releases/releases.endpoints.ts';
import {
  confirmTwoFactor,
  forgotPassword,
  getCsrfCookie,
  identify,
  login,
  logout,
  resetPassword,
} from './session/session.endpoints.ts';
import { endImpersonation, impersonate } from './session/view-as.endpoints.ts';

/** Every call the product makes so far, by name. The sets of handlers and pact interactions are proven equal to it. */
export const catalogue = {
  getCsrfCookie,
  login,
  identify,
  confirmTwoFactor,
  logout,
  forgotPassword,
  resetPassword,
  impersonate,
  endImpersonation,
  getMe,
  listUsers,
  viewAvatar,
  getAssessment,
  listAssessments,
  submitAnswers,
  getUserAssessment,
  listReviews,
  reviewUserAssessment,
  getReview,
  submitReview,
  downloadUserAssessmentFile,
  downloadReviewFile,
  getEvidence,
  reviewEvidence,
  downloadEvidenceFile,
  reviewEvidences,
  listEvidence,
  uploadFile,
  downloadFile,
  viewFile,
  listReleases,
  getBand,
  listBookings,
  submitBookings,
  listBookingLocations,
  getProduct,
  listCourses,
  createBasket,
  getBasket,
  getCommerceBasket,
  attachCustomer,
  getPaymentIntent,
  recordAnalytics,
  getPoints,
  listAwards,
  getAward,
  downloadAward,
  downloadUserAward,
  getUserOrganisationStats,
  listUserCollections,
  listUserModules,
  listUserPages,
  listCategories,
  getCategory,
  listCategoryCollections,
  listCategoryModules,
  listCategoryPages,
  getModule,
  listModuleAssessments,
  viewModule,
  startModule,
  confirmModule,
  sendEvidence,
  resetUserModules,
  getCollection,
  listCollectionCollections,
  listCollectionModules,
  listCollectionAssessments,
  viewThumbnail,
  viewOriginalThumbnail,
  getPage,
  downloadEntityFile,
  authoriseChannel,
} as const;

export type Catalogue = typeof catalogue;
export type EndpointName = keyof Catalogue;
