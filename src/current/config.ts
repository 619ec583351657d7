/** What the build was configured with, read once. */
const env = import.meta.env;
const apiIsElsewhere = /^https?:/.test(env.VITE_API_HOST ?? '');
const fake = env.VITE_FAKE_BACKEND === '1';

export const config = {
  /** W-07. The fake backend answers below the app's own address: a worker intercepts no other origin. */
  apiBase: fake ? `${env.BASE_URL}api` : (env.VITE_API_HOST ?? '/api'),
  productName: env.VITE_PRODUCT_NAME ?? 'Waymark',
  appCode: env.VITE_APP_CODE ?? 'waymark',
  basePath: env.BASE_URL,
  /** I-09. In the demo the sockets are answered below the app's own address, too. */
  realtime: {
    key: env.VITE_REALTIME_KEY ?? 'waymark',
    host: fake ? env.BASE_URL : (env.VITE_REALTIME_HOST ?? (apiIsElsewhere ? env.VITE_API_HOST : undefined) ?? '/'),
  },
  /** */
  adminUrl: (env.VITE_ADMIN_URL ?? '').replace(/\/$/, ''),
  /** B-19. */
  staging: env.VITE_STAGING === '1',
  /** U-04: which of the product's environments this is, as people call it. */
  environment: env.VITE_STAGING === '1' ? 'Staging' : fake ? 'Demonstration' : 'Live',
  /** J-15: where failures are reported to; nowhere in the demo, which has its own log. */
  reportTo: fake ? '' : (env.VITE_REPORT_URL ?? ''),
  /** The share of replies, 0 to 1, whose keys are compared with the contract's and reported where they differ. */
  reportedReplies: fake ? 0 : Number(env.VITE_REPORTED_REPLIES ?? 0),
  /** B-20: the script of the feedback widget; none in development and in the demo. */
  feedbackScript: fake ? '' : (env.VITE_FEEDBACK_SCRIPT ?? ''),
  /** S-14: who tells people from robots at registration, and the site's public key there; nobody without them. */
  humanCheck: { provider: env.VITE_HUMAN_CHECK ?? '', key: env.VITE_HUMAN_CHECK_KEY ?? '' },
  /** the list of pending evidence is an extension; an API without it switches the screen off. */
  hasEvidenceList: env.VITE_EVIDENCE_LIST !== '0',
  /** P-02: saving a page is an extension, so a build that names its API has the editor only where it is told so. */
  hasPageEditor: (env.VITE_PAGE_EDITOR ?? (fake || env.VITE_API_HOST === undefined ? '1' : '0')) === '1',
  /**
   * Whether the API tells a repeated submission by its `Idempotency-Key`; an API that refuses the header switches it
   * off.
   */
  hasIdempotencyKeys: env.VITE_IDEMPOTENCY_KEYS !== '0',
  /** What a page begins with is asked before the app is there; the demo's backend is no earlier than the app. */
  repeatsOpeningCalls: !fake,
  /** N-24: whether a package of the app's own origin is worth a warning; the demo has no other (0342). */
  warnsOfOwnPackages: !fake,
  /** P-25: origins of other sites that authored content may frame. */
  frameOrigins: (env.VITE_FRAME_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
  redirectOrigins: (env.VITE_REDIRECT_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
} as const;
