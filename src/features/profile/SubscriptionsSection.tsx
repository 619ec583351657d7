import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { Band } from './Band.tsx';

/** G-03: the place of subscriptions. What somebody pays for is not shown here before a later release. */
export function SubscriptionsSection() {
  return (
    <div className="pbands pbands--read">
      <Band title="Subscriptions" note="Bolt-ons that you pay for yourself, besides the training you are given.">
        <EmptyState title="Subscriptions are planned for a later release.">
          Nothing about your subscriptions changes until then, and your training stays as it is.
        </EmptyState>
      </Band>
    </div>
  );
}
