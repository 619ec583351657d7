import { useEffect } from 'react';
import type { AttemptTabs } from './attempt-tabs.ts';
import type { DraftSession } from './draft-session.ts';
import type { UploadDesk } from './upload-desk.ts';
import type { Taking } from './use-taking.ts';

export interface AttemptTabsInput {
  readonly tabs: AttemptTabs;
  readonly drafts: DraftSession;
  readonly uploads: UploadDesk;
  readonly send: Taking['send'];
  readonly attempt: { readonly assessmentId: number; readonly attempts: number };
}

/** C-29: two tabs on one attempt. The one opened last goes on, with the last keystroke of the other. */
export const useAttemptTabs = ({ tabs, drafts, uploads, send, attempt: { assessmentId, attempts } }: AttemptTabsInput): void => {
  useEffect(
    () =>
      tabs.listen((news) => {
        if (news === 'claimed') {
          drafts.flush();
          uploads.stop();
          send({ type: 'opened.elsewhere' });
          tabs.tell('yielded');
        } else if (news === 'submitted') {
          send({ type: 'submitted.elsewhere' });
        } else {
          const draft = drafts.read({ assessmentId, attempts });
          if (draft !== null) send({ type: 'draft.arrived', draft });
        }
      }),
    [tabs, drafts, uploads, send, assessmentId, attempts],
  );
  // After the channel is open, so that the answer is heard.
  useEffect(() => tabs.tell('claimed'), [tabs]);
};
