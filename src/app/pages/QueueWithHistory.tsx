import { useSyncExternalStore } from 'react';
import { config } from '#current/config.ts';
import { useCurrent } from '#current/current-context.ts';
import { FAILED_REPORT_KEY } from '#features/files/failed-report.ts';
import { QueuePage } from '#features/files/QueuePage.tsx';
import { useNotifications } from '#features/notifications/notifications-context.ts';

/** `/queue`: the page about failed reports, with what this visit was told of them. */
export function QueueWithHistory() {
  const { organisation } = useCurrent();
  const { history, subscribe } = useNotifications();
  const told = useSyncExternalStore(subscribe, history);
  const failures = told.filter(({ key }) => key === FAILED_REPORT_KEY).map(({ at }) => at);
  return <QueuePage organisation={organisation} failures={failures} adminUrl={config.adminUrl} />;
}
