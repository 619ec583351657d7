import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { productFiles } from './lib/product-sources.ts';

/** Whatever puts something off that may be called off again. */
const PUTS_OFF = /\b(?:clearTimeout|clearInterval)\(/;
const FILES = productFiles('mocks/scorm/*.ts');
const sourceOf = (file: string): string => readFileSync(file, 'utf8');

/** What is put off is work: when it is stored at the latest, and as the page goes. The tests that prove both. */
type Work = readonly (readonly [file: string, test: string])[];
const DRAFT = 'src/persistence/draft-session.test.ts';
const DRAFTS: Work = [
  [DRAFT, 'is on the device within a quarter of a second, however fast the next letters follow'],
  [DRAFT, 'is written at once, and once, where the page goes'],
];
const PACKAGE = 'mocks/scorm/nothing-lost.test.ts';
const PACKAGES: Work = [
  [PACKAGE, 'one that sets a value every half second and never commits is stored every five seconds'],
  [PACKAGE, 'the page that goes stores the open session'],
  [PACKAGE, 'a farewell takes the package away, stores what it says as it goes'],
];
const PAGE: Work = [
  ['e2e/builder/editor.e2e.ts', 'what was written is on the device from the first letter, and a closed page goes on'],
];

/**
 * Every file that puts something off by a timer. One that is new is decided about before it is listed: whether what
 * waits is somebody's work, which must be stored at the latest after a while however fast the next change follows, and
 * as the page goes, in whichever way; or why nothing is lost with it.
 */
const DECIDED: Readonly<Record<string, Work | string>> = {
  'src/persistence/draft-session.ts': DRAFTS,
  'src/features/builder/edit/page-draft-session.ts': PAGE,
  'src/features/builder/edit/use-typed-first.ts': PAGE,
  'mocks/scorm/store-states.ts': PACKAGES,
  'mocks/scorm/play.ts': PACKAGES,
  'src/features/library/module/viewing-time.ts': [
    ['src/features/library/module/viewing-time.test.ts', 'every five seconds, while it is looked at'],
    ['src/features/library/module/viewing-time.test.ts', 'what was seen before is told at once'],
  ],

  'src/features/library/module/content/say-farewell.ts': 'drops a frame whose player does not answer',
  'src/features/profile/avatar/CropDialog.tsx': 'draws a preview; what is sent is cut anew',
  'src/features/session/session.calls.ts': 'ends a wait',
  'src/features/bookings/changing/use-flow-facts.ts': 'looks at the clock',
  'src/features/registration/human-check/demo-human-check.ts': 'plays a provider',
  'src/features/registration/human-check/provider-check.ts': 'ends a wait',
  'src/features/registration/human-check/provider-script.ts': 'ends a wait',
  'src/current/use-today.ts': 'looks at the clock',
  'src/api/client.ts': 'ends a wait',
  'src/api/by-timer.ts': 'how the outbox and the charts wait; what waits is stored before',
  'src/app/boot/boot-watch.ts': 'says that a page is slow',
  'src/app/connection/ConnectionBar.tsx': 'fetches code ahead',
  'src/app/guards/SessionOverLayer.tsx': 'fetches code ahead',
  'src/app/guards/SignInRoute.tsx': 'presses what was pressed before the app stood',
  'src/app/realtime/backoff.ts': 'connects again',
  'src/app/realtime/coalesce.ts': 'tells news',
  'src/app/realtime/when-settled.ts': 'starts real time once the page stands',
  'src/app/shell/use-late-scroll-position.ts': 'scrolls',
  'src/ui/actions/undo/UndoBar.tsx': 'counts down; the decision itself is in the outbox',
  'src/ui/drawings/painted/use-painted.ts': 'draws',
  'src/ui/inputs/field/TextArea.tsx': 'announces how many letters are left',
  'src/ui/inputs/touched/on-first-touch.ts': 'fetches code ahead',
  'src/ui/lists/list/use-debounced.ts': 'asks for what is typed into a search; the field has it',
  'src/ui/lists/near/use-near.ts': 'draws what comes near',
  'src/ui/messages/toast/toast-store.ts': 'takes a toast away',
  'src/ui/messages/wait/WaitCountdown.tsx': 'counts down',
};

test('it is decided for everything that is put off by a timer whether work is lost with it', () => {
  expect(FILES.filter((file) => PUTS_OFF.test(sourceOf(file))).toSorted()).toEqual(Object.keys(DECIDED).toSorted());
});

const proofs = Object.values(DECIDED).flatMap((decision) => (typeof decision === 'string' ? [] : decision));
test('every proof that is named is there', () =>
  expect(proofs.filter(([file, title]) => !sourceOf(file).includes(title))).toEqual([]));

/** Where the session of a draft is opened, and what stores it as its page goes, within the app as well. */
const STORED_ON_LEAVING: Readonly<Record<string, string>> = {
  'src/features/assessments/use-taking.ts': 'src/features/assessments/use-taking.ts',
  'src/features/assessments/review/review-session.ts': 'src/features/assessments/review/use-review.ts',
  'src/features/builder/edit/page-draft-session.ts': 'src/features/builder/edit/use-publishing.ts',
  'src/features/evidence/bulk/use-bulk-review.ts': 'src/features/evidence/bulk/use-bulk-review.ts',
  'src/features/evidence/review/evidence-session.ts': 'src/features/evidence/review/use-evidence-review.ts',
  'src/features/library/module/use-module.ts': 'src/features/library/module/use-module.ts',
  'src/features/profile/draft/profile-draft-session.ts': 'src/features/profile/draft/use-profile-draft.ts',
  'src/features/registration/registration-drafts.ts': 'src/features/registration/use-registration.ts',
};

describe('what is typed is stored as its page goes, by a link of the app as by closing it', () => {
  test('in every place that opens a draft', () => {
    const opening = FILES.filter((file) => /(?<!export const )\bcreateDraftSession\(/.test(sourceOf(file)));
    expect(opening.toSorted()).toEqual(Object.keys(STORED_ON_LEAVING).toSorted());
    const lacking = Object.values(STORED_ON_LEAVING).filter(
      (file) => !/\b(?:useFlushDraft|useSubmissionPage)\(/.test(sourceOf(file)),
    );
    expect(lacking).toEqual([]);
  });

  test.each(['src/persistence/use-flush-draft.ts', 'src/persistence/use-submission-page.ts'])(
    '%s hears the page go, hide and change',
    (file) => {
      const source = sourceOf(file);
      for (const event of ['pagehide', 'visibilitychange']) expect(source).toContain(`'${event}'`);
      // What React runs as its component goes.
      expect(source.split('return () => {')[1]).toMatch(/\b(?:flush|page\.leave)\(\);/);
    },
  );
});
