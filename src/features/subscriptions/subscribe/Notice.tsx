import { Button } from '#ui/actions/button/Button.tsx';
import { FocusedTray } from '#ui/messages/tray/FocusedTray.tsx';
import { NOTICES } from './subscribe-messages.ts';
import type { SubscribingState } from './use-subscribing.ts';

/** What came of the last try, above the plans. It takes the focus when it comes. */
export function Notice({ snapshot, onRetry }: { snapshot: SubscribingState; onRetry: () => void }) {
  const kind = (['cancelled', 'returned', 'failed', 'unsafe'] as const).find((name) =>
    snapshot.matches({ choosing: name }),
  );
  if (kind === undefined) return null;
  const { title, text } = NOTICES[kind];
  return (
    <>
      <FocusedTray
        key={kind}
        className="sb__tray"
        title={title}
        tone={kind === 'cancelled' || kind === 'returned' ? 'warning' : 'danger'}
      >
        {text}
      </FocusedTray>
      {snapshot.can({ type: 'retried' }) && (
        <p className="sb__again">
          <Button variant="secondary" onClick={onRetry}>
            Look again
          </Button>
        </p>
      )}
    </>
  );
}
