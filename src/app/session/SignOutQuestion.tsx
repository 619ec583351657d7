import { useEffect, useState } from 'react';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { owedItems, unsentItems, wipeWork, type UnsentItem } from '#persistence/registry.ts';
import { settleSubmissions } from '#persistence/settle-submissions.ts';
import { unsentWork } from '#persistence/unsent-work.ts';
import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';
import { OwedList } from '../work/OwedList.tsx';
import { WORK_KINDS } from '../work/work-kinds.ts';
import type { LoginActor } from './login-actor.ts';
import { createSessionTabs } from './session-tabs.ts';

/**
 * signs out, and wipes what belongs to nobody any more once the server has ended the session. Where it did not,
 * everything stays.
 */
const signOutByChoice = (login: LoginActor, wipe: () => void): void => {
  if (!login.getSnapshot().can({ type: 'signOut.requested' })) return;
  login.send({ type: 'signOut.requested' });
  const subscription = login.subscribe((state) => {
    if (state.matches('signingOut')) return;
    subscription.unsubscribe();
    // After the page has gone: leaving, it keeps what was typed last.
    if (state.matches('signedOut')) setTimeout(wipe);
  });
};

export interface SignOutQuestionProps {
  readonly login: LoginActor;
  readonly profile: Profile;
  readonly onStay: () => void;
}

/**
 * What signing out would lose: work on the device, and on this page what the device refused to store. And what it
 * leaves unsettled.
 */
interface Loss {
  readonly items: readonly UnsentItem[];
  readonly isOnPageOnly: boolean;
  /** Whether something is paid, or may be, and not settled: it stays on the device. */
  readonly isOwed: boolean;
}

/** Sends what was confirmed and can still be taken back, here and in the other tabs; then looks at what is left. */
const lookForLoss = async (userId: number): Promise<Loss> => {
  const tabs = createSessionTabs();
  const outbox = browserOutbox();
  await settleSubmissions(outbox, userId, () => tabs.tell('session.ending'));
  unsentWork()?.flushDraft();
  return {
    items: unsentItems(WORK_KINDS, userId, { outbox, storage: browserStorage }),
    isOnPageOnly: unsentWork()?.isOnDevice === false,
    isOwed: owedItems(WORK_KINDS, userId, outbox).length > 0,
  };
};

/**
 * A chosen sign-out wipes what was never sent, so what can be sent is sent first, and the rest is named. What is owed
 * is named with its amount and stays. A manager is warned of the other tabs as well (B-16); anybody else with nothing
 * to lose is asked nothing (B-17). A session that merely ends asks nothing and wipes nothing.
 */
export function SignOutQuestion({ login, profile, onStay }: SignOutQuestionProps) {
  const [loss, setLoss] = useState<Loss | null>(null);
  useEffect(() => {
    let isClosed = false;
    void lookForLoss(profile.id).then((found) => {
      if (!isClosed) setLoss(found);
    });
    return () => {
      isClosed = true;
    };
  }, [profile.id]);

  const loses = loss !== null && (loss.items.length > 0 || loss.isOnPageOnly);
  const isManager = profile.manager === true;
  const owes = loss?.isOwed === true;
  const asks = loses || owes || isManager;

  const signOut = (): void => {
    onStay();
    signOutByChoice(login, () => wipeWork(profile.id, { outbox: browserOutbox(), storage: browserStorage }));
  };
  useEffect(() => {
    if (loss !== null && !asks) signOut();
  });

  if (loss === null || !asks) return null;
  return (
    <ConfirmDialog
      isOpen
      danger={loses}
      title={
        loses
          ? 'Sign out without submitting?'
          : owes
            ? 'Sign out before this is settled?'
            : 'Sign out everywhere in this browser?'
      }
      confirmText="Sign out"
      cancelText="Stay"
      onConfirm={signOut}
      onCancel={onStay}
    >
      {isManager && <p>You will be signed out of your other tabs too. Anything open there closes too.</p>}
      {loses && <p>This work was not submitted. Signing out removes it from this device.</p>}
      {loses && (
        <ul className="unsent">
          {loss.items.map(({ key, title, detail }) => (
            <li key={key}>
              <b>{title}</b>: {detail}
            </li>
          ))}
          {loss.isOnPageOnly && <li>What you wrote on this page</li>}
        </ul>
      )}
      {owes && (
        <p>
          This stays on this device, and goes on when you sign in here again. Nobody else who signs in here sees it.
        </p>
      )}
      {owes && <OwedList userId={profile.id} />}
    </ConfirmDialog>
  );
}
