import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { config } from '#current/config.ts';
import type { TwoFactorPurpose } from '#machines/profile/two-factor.setup.ts';
import { FirstSkeleton } from './pages/FirstSkeleton.tsx';
import { CrashedPage } from './pages/CrashedPage.tsx';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { RequireSession } from './guards/RequireSession.tsx';
import { SignInRoute } from './guards/SignInRoute.tsx';
import { WITHOUT_BAR } from './shell/bar-rules.ts';
import { RootLayout } from './shell/RootLayout.tsx';

/** A page on which somebody types or confirms something: it comes with what stores and sends it. */
const work = (page: () => Promise<ComponentType>) => ({
  Component: async () => {
    const [Page, { WorkPage }] = await Promise.all([page(), import('./shell/WorkPage.tsx')]);
    return () => (
      <WorkPage>
        <Page />
      </WorkPage>
    );
  },
});

const PUBLIC: readonly RouteObject[] = [
  { path: '/login', Component: SignInRoute },
  {
    path: '/forgotten-password',
    lazy: { Component: async () => (await import('./guards/ForgottenPasswordRoute.tsx')).ForgottenPasswordRoute },
  },
  {
    path: '/reset-password/:token?',
    lazy: { Component: async () => (await import('./guards/NewPasswordRoutes.tsx')).ResetPasswordRoute },
  },
  {
    path: '/complete-registration',
    lazy: { Component: async () => (await import('./guards/NewPasswordRoutes.tsx')).CompleteRegistrationRoute },
  },
  {
    path: '/register/:path',
    lazy: { Component: async () => (await import('./guards/RegistrationRoute.tsx')).RegistrationRoute },
  },
  {
    path: '/subscribe/:path',
    lazy: { Component: async () => (await import('./guards/SubscribeRoute.tsx')).SubscribeRoute },
  },
];

/** One object for each path: the router empties it once its parts have loaded. */
const moduleRoute = () => work(async () => (await import('#features/library/module/ModuleRoute.tsx')).ModuleRoute);

/** A collection, by itself or within something (M-16). */
const collection = () => ({
  Component: async () => (await import('./pages/CollectionWithContent.tsx')).CollectionWithContent,
});

/** Two-factor, by what one came for (G-12 to G-20). */
const twoFactor = (purpose: TwoFactorPurpose) => ({
  Component: async () => {
    const { TwoFactorRoute } = await import('#features/profile/two-factor/TwoFactorRoute.tsx');
    return () => <TwoFactorRoute purpose={purpose} />;
  },
});

/** A category, under both of its names. */
const category = () => ({
  Component: async () => (await import('./pages/CategoryWithContent.tsx')).CategoryWithContent,
});

/** paths below the top bar. */
const UNDER_THE_BAR: readonly RouteObject[] = [
  { index: true, lazy: { Component: async () => (await import('#features/home/HomeRoute.tsx')).HomeRoute } },
  {
    path: '/assessments/:assessmentId',
    lazy: work(async () => (await import('#features/assessments/AssessmentRoute.tsx')).AssessmentRoute),
  },
  { path: '/awards', lazy: { Component: async () => (await import('#features/awards/AwardsRoute.tsx')).AwardsRoute } },
  { path: '/bookings', lazy: work(async () => (await import('./pages/BookingsWithPayment.tsx')).BookingsWithPayment) },
  {
    path: '/categories',
    lazy: { Component: async () => (await import('#features/library/categories/LibraryRoute.tsx')).LibraryRoute },
  },
  { path: '/categories/:categoryId', lazy: category() },
  { path: '/category/:categoryId', lazy: category() },
  { path: '/categories/:categoryId/modules/:moduleId', lazy: moduleRoute() },
  { path: '/categories/:categoryId/collections/:collectionId', lazy: collection() },
  {
    path: '/collections',
    lazy: { Component: async () => (await import('#features/library/listing/CollectionsRoute.tsx')).CollectionsRoute },
  },
  { path: '/collections/:collectionId', lazy: collection() },
  { path: '/collections/:parentCollectionId/modules/:moduleId', lazy: moduleRoute() },
  { path: '/collections/:parentCollectionId/collections/:collectionId', lazy: collection() },
  {
    path: '/modules',
    lazy: { Component: async () => (await import('#features/library/listing/ModulesRoute.tsx')).ModulesRoute },
  },
  { path: '/modules/:moduleId', lazy: moduleRoute() },
  {
    path: '/pages/:pageId',
    lazy: { Component: async () => (await import('./pages/PageWithContent.tsx')).PageWithContent },
  },
  { path: '/pages/:pageId/modules/:moduleId', lazy: moduleRoute() },
  { path: '/pages/:pageId/collections/:collectionId', lazy: collection() },
  {
    path: '/profile',
    lazy: work(async () => (await import('./pages/ProfileRoute.tsx')).ProfileRoute),
    // G-04 closes every address of the profile: each stands below it.
    children: [
      {
        path: '/profile/:section?',
        lazy: {
          Component: async () => (await import('#features/profile/ProfilePageRoute.tsx')).ProfilePageRoute,
        },
      },
      {
        path: '/profile/subscriptions/:id',
        lazy: {
          Component: async () =>
            (await import('#features/commerce/subscription/SubscriptionRoute.tsx')).SubscriptionRoute,
        },
      },
      { path: '/profile/security/two-factor', lazy: twoFactor('setUp') },
      { path: '/profile/security/two-factor/off', lazy: twoFactor('turnOff') },
      { path: '/profile/security/two-factor/codes', lazy: twoFactor('codes') },
      {
        path: '/profile/addresses/:key',
        lazy: {
          Component: async () => (await import('#features/profile/addresses/AddressesRoute.tsx')).AddressesRoute,
        },
      },
    ],
  },
  {
    path: '/payment/:basketKey',
    lazy: { Component: async () => (await import('#features/commerce/PaymentRoute.tsx')).PaymentRoute },
  },
  {
    path: '/search',
    lazy: { Component: async () => (await import('./pages/SearchWithOrganisations.tsx')).SearchWithOrganisations },
  },
  ...(config.hasEvidenceList
    ? [
        {
          path: '/evidence',
          lazy: work(async () => (await import('#features/evidence/bulk/EvidenceListRoute.tsx')).EvidenceListRoute),
        },
      ]
    : []),
  ...(config.hasEvidenceList
    ? [
        {
          path: '/a',
          lazy: work(
            async () => (await import('#features/assessments/review-list/ReviewListRoute.tsx')).ReviewListRoute,
          ),
        },
      ]
    : []),
  {
    path: '/reset',
    lazy: work(async () => (await import('#features/library/reset/ResetRoute.tsx')).ResetRoute),
  },
  { path: '/about', lazy: { Component: async () => (await import('#features/releases/AboutRoute.tsx')).AboutRoute } },
  { path: '/queue', lazy: { Component: async () => (await import('./pages/QueueWithHistory.tsx')).QueueWithHistory } },
  { path: '*', Component: NotFoundPage },
];

/** the two review pages have no top bar, nor has the editor. */
const review = () => work(async () => (await import('#features/assessments/review/ReviewRoute.tsx')).ReviewRoute);
const BESIDE_THE_BAR: readonly RouteObject[] = [
  { path: WITHOUT_BAR.review, lazy: review() },
  { path: WITHOUT_BAR.reviewByPerson, lazy: review() },
  {
    path: WITHOUT_BAR.evidence,
    lazy: work(async () => (await import('#features/evidence/review/EvidenceRoute.tsx')).EvidenceRoute),
  },
  // P-26: what writes a page comes with nobody else's page.
  ...(config.hasPageEditor
    ? [
        {
          path: WITHOUT_BAR.editor,
          lazy: work(async () => (await import('#features/builder/edit/EditorRoute.tsx')).EditorRoute),
        },
      ]
    : []),
];

/** Development and demo only: the gallery of the design system. */
const WORKSHOP: readonly RouteObject[] =
  import.meta.env.VITE_FAKE_BACKEND === '1'
    ? [{ path: '/gallery', lazy: { Component: async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage } }]
    : [];

/** The whole route table. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: CrashedPage,
    HydrateFallback: FirstSkeleton,
    children: [
      ...PUBLIC,
      ...WORKSHOP,
      {
        Component: RequireSession,
        children: [
          {
            lazy: { Component: async () => (await import('./guards/SignedInFrame.tsx')).SignedInFrame },
            children: [
              {
                lazy: { Component: async () => (await import('./shell/SignedInLayout.tsx')).SignedInLayout },
                children: [
                  {
                    lazy: {
                      ErrorBoundary: async () => (await import('./pages/SignedInCrashedPage.tsx')).SignedInCrashedPage,
                    },
                    children: [...UNDER_THE_BAR],
                  },
                ],
              },
              ...BESIDE_THE_BAR,
            ],
          },
        ],
      },
    ],
  },
];
