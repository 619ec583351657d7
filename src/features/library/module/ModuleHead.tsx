import type { Module } from '#contracts/library/module.schema.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { EntityNotes } from '../EntityNotes.tsx';
import type { ModulePartProps } from './module-props.ts';
import { moduleMeta } from './module-texts.ts';

/** The title of a module, how far its person is, what it is and what it gives. */
export function ModuleHead(props: ModulePartProps) {
  const { module, organisation } = props;
  return (
    <header className="mod__head">
      <PageTitle lead={module.short_description}>{module.title}</PageTitle>
      <p className="mod__sub">
        <ModuleStatus {...props} />
        {moduleMeta(module, organisation.settings).map((text) => (
          <span key={text} className="meta">
            {text}
          </span>
        ))}
      </p>
      <EntityNotes {...module} />
    </header>
  );
}

function ModuleStatus({ module, flow }: ModulePartProps) {
  const { snapshot } = flow;
  if (snapshot.matches({ progress: 'unpublished' })) return <StatusBadge shape="coming" word="Coming" />;
  const isBlocked = snapshot.matches({ progress: 'blocked' });
  return (
    <>
      {(!isBlocked || SHOWN_WHILE_LOCKED.has(module.status)) && <OwnStatus module={module} />}
      {isBlocked && <StatusBadge shape="locked" word="Locked" />}
    </>
  );
}

/** Statuses that a lock does not hide, as on the card (N-08, M-24). */
const SHOWN_WHILE_LOCKED = new Set<Module['status']>(['overdue', 'expired', 'exempt']);

function OwnStatus({ module }: Pick<ModulePartProps, 'module'>) {
  if (module.status === 'completed')
    return (
      <StatusBadge
        shape="done"
        word={
          typeof module.last_completed_at === 'number'
            ? `Completed ${formatUnixDate(module.last_completed_at)}`
            : 'Completed'
        }
      />
    );
  if (module.status === 'exempt') return <StatusBadge shape="exempt" word="Exempt" />;
  if (module.status === 'expired')
    return (
      <StatusBadge
        shape="expired"
        word={typeof module.expires_at === 'number' ? `Expired ${formatUnixDate(module.expires_at)}` : 'Expired'}
      />
    );
  if (module.status === 'overdue')
    return (
      <StatusBadge
        shape="overdue"
        word={typeof module.due_at === 'number' ? `Overdue since ${formatUnixDate(module.due_at)}` : 'Overdue'}
      />
    );
  return typeof module.last_viewed_at === 'number' ? (
    <StatusBadge shape="progress" word="In progress" />
  ) : (
    <StatusBadge shape="todo" word="Not started" />
  );
}
