import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productFiles } from './lib/product-sources.ts';

/** Whatever lets code read or write what a browser keeps. */
const STORAGE =
  /\b(?:localStorage|sessionStorage|indexedDB|createRecordStore\b|browserStorage\b|tabStorage\b|deviceStore\(|tabFirstStore\(|document\.cookie =)/;
const PRODUCT = productFiles();

/**
 * H-17, P8: everything of the product that touches what a browser keeps, and what becomes of it while somebody views as
 * a learner. A file that is new here is decided about before it is listed:
 *
 * - `door`: it goes through `openPersistence`, which stores and finds nothing while viewing.
 * - `closed`: it is asked for only while nobody views.
 * - `learner's`: what is owed to the learner, who finds it wherever they sign in on this device: facts without words
 *   (B-1).
 * - `nobody's`: it says nothing about anybody, or no more than which session a tab has; it goes with the identity.
 */
const DECIDED: Readonly<Record<string, readonly ['door' | 'closed' | 'learner’s' | 'nobody’s', reason: string]>> = {
  'src/persistence/device-storage.ts': ['door', 'what the door opens'],
  'src/persistence/record-store.ts': ['door', 'on the storage that it is given'],
  'src/persistence/drafts.ts': ['door', 'drafts'],
  'src/persistence/persistence.ts': [
    'door',
    'the door itself, and the browser’s own outbox, of which only its own person sends',
  ],
  'src/persistence/recent-items.ts': ['door', 'what was opened from the palette (P8)'],
  'src/app/persistence/open-persistence.ts': ['door', 'closes it while viewing'],
  'src/features/bookings/calendar/added-bookings.ts': ['door', 'what was put into a calendar'],
  'src/features/library/module/content/video-position.ts': ['door', 'where a video was left'],
  'src/features/library/module/content/downloaded-documents.ts': ['door', 'which document was downloaded'],

  'src/app/persistence/PendingNote.tsx': ['closed', 'only read, and by its own person alone'],
  'src/app/persistence/pending-part.tsx': ['closed', 'home names what waits only to its own person'],
  'src/app/session/SignOutQuestion.tsx': ['closed', 'signing out is hidden while viewing (H-10)'],
  'src/features/subscriptions/subscribe/stored-attempts.ts': [
    'closed',
    'which plan a tab is about to pay for; nobody subscribes while viewing (0318, 0325)',
  ],
  'src/features/subscriptions/subscribe/forget-attempts.ts': ['nobody’s', 'deletes which plan was about to be paid'],
  'src/features/registration/forget-drafts.ts': ['nobody’s', 'deletes what was typed of a registration'],
  'src/features/notifications/stored-history.ts': ['closed', 'the bell has no stored history while viewing'],
  'src/app/guards/use-organisation.ts': [
    'closed',
    'the choice is saved only where nobody views; the session’s mark says whose it is (H-07)',
  ],

  'src/persistence/owed-total.ts': ['learner’s', 'how much is owed, by the name of its person'],

  'src/features/bookings/changing/booking-names.ts': [
    'nobody’s',
    'asks whether there is a name, and shows nothing of it',
  ],
  'src/features/commerce/counted-payments.ts': ['nobody’s', 'the provider’s own references, without a person'],
  'src/features/notifications/forget-histories.ts': ['nobody’s', 'only erases'],
  'src/features/registration/registration-drafts.ts': ['closed', 'on no storage while viewing'],
  'src/app/services/use-chosen-organisation.ts': [
    'nobody’s',
    'reads which organisation a tab was in, and writes nothing',
  ],
  'src/app/session/forget-others.ts': ['nobody’s', 'only erases, and says whose tab it was'],
  'src/app/session/forget-person.ts': ['nobody’s', 'only erases'],
  'src/app/session/forget-session.ts': ['nobody’s', 'only erases'],
  'src/app/state/scroll-positions.ts': [
    'nobody’s',
    'how far pages were scrolled, in this tab, until the identity changes',
  ],
  'src/app/boot/boot-script.ts': ['nobody’s', 'whether a session is remembered'],
  'src/app/boot/create-clients.ts': [
    'nobody’s',
    'addresses of opening calls, bound to their session (opening-calls.ts), until the identity changes',
  ],
  'src/app/boot/create-services.ts': ['nobody’s', 'whose session it is: an id'],
  'src/app/start.tsx': ['nobody’s', 'whether a session is remembered'],
  'src/main.tsx': ['nobody’s', 'that the demo began a session'],
  'src/app/errors/new-release.ts': ['nobody’s', 'which release the tab has'],
  'src/app/pages/FirstSkeleton.tsx': ['nobody’s', 'only reads the outline of the page'],
  'src/current/device-store.ts': ['nobody’s', 'the two stores themselves'],
  'src/current/use-entity-view.ts': ['nobody’s', 'cards or rows: how this device shows lists'],
  'src/ui/actions/keys/key-switch.ts': ['nobody’s', 'shortcuts of this device'],
  'src/ui/theme/theme.ts': ['nobody’s', 'light or dark on this device'],
};

test('P8: it is decided for everything that a browser keeps what becomes of it while viewing as a learner', () => {
  const found = PRODUCT.filter((file) => STORAGE.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(DECIDED).toSorted());
});

test('P8: what stands outside of the pages that store something asks for no storage of its own', () => {
  // Without `WorkPage` around it `useOpenPersistence` gives the browser's own storage, whoever is here.
  const outside = PRODUCT.filter(
    (file) => file.startsWith('src/app/') && /\buseOpenPersistence\b/.test(readFileSync(file, 'utf8')),
  );
  expect(outside).toEqual([]);
});
