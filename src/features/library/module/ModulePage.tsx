import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { knownModule } from '#api/queries/known-module.ts';
import { stateShown, TRAINING_STATES } from '#cards/state-labels.ts';
import type { Module } from '#contracts/library/module.schema.ts';
import { useToday } from '#current/use-today.ts';
import { moduleState } from '#machines/library/card-status.ts';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PageFrame } from '#ui/frames/page/PageFrame.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { libraryCrumbs, parentInPath } from '../crumbs.ts';
import { BlockedModule } from './blocked/BlockedModule.tsx';
import { Board } from '#ui/frames/board/Board.tsx';
import { moduleMeta, notYetAvailable } from './module-texts.ts';
import { ModuleContent } from './content/ModuleContent.tsx';
import './module.css';
import type { ModulePageProps, ModulePartProps } from './module-props.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { EntityNotes } from '../EntityNotes.tsx';
import { ResetLink } from '../reset/ResetLink.tsx';
import type { KnownOnward } from '../onward/use-onward.ts';
import { hasAbout, ModuleAbout } from './ModuleAbout.tsx';
import { ModuleBar } from './ModuleBar.tsx';
import { ModuleRail } from './ModuleRail.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { useModule } from './use-module.ts';
import type { ModuleOf } from './evidence/own-evidence.calls.ts';
import { recordViewing } from './module.calls.ts';
import { createPlayback, type Playback } from './playback.ts';
import { countViewing } from './viewing-time.ts';

interface Viewing extends ModuleOf {
  readonly isCounted: boolean;
  /** Of the film, where what is viewed is one. */
  readonly playback: Playback | null;
  /** Hears when something of it was reported, in milliseconds since 1970; 0 once it counts no more. */
  readonly onViewed: (at: number) => void;
}

/** N-12, N-19: reports viewing while `isCounted`; the last report leaves with the page. */
const useViewingTime = ({ isCounted, playback, onViewed, organisationId, moduleId }: Viewing): void => {
  const client = useApi();
  useEffect(() => {
    if (!isCounted) return undefined;
    const stop = countViewing({
      now: playback?.now ?? (() => performance.now()),
      isVisible: () => document.visibilityState === 'visible' && playback?.isPlaying() !== false,
      onVisibility: (listener) => {
        document.addEventListener('visibilitychange', listener);
        window.addEventListener('pagehide', listener);
        const unsubscribe = playback?.onChange(listener);
        return () => {
          unsubscribe?.();
          document.removeEventListener('visibilitychange', listener);
          window.removeEventListener('pagehide', listener);
        };
      },
      report: (seconds, isLast) => {
        onViewed(Date.now());
        void recordViewing(client, { organisationId, moduleId }, seconds, { keepalive: isLast });
      },
    });
    return () => {
      stop();
      onViewed(0);
    };
  }, [isCounted, client, organisationId, moduleId, playback, onViewed]);
};

/** A module while it is on its way: its head, where a list of this visit told it, and the shape of what follows (V-17). */
function ModuleSkeleton({ organisation, moduleId, path, parentTitle }: ModulePageProps) {
  const queries = useQueryClient();
  const [known] = useState(() => knownModule(queries, organisation.organisation_id, moduleId));
  return (
    <main id="main" tabIndex={-1} className="wrap mod">
      {known !== undefined && (
        <>
          <Title>{`${known.title} · ${organisation.name}`}</Title>
          <Breadcrumb crumbs={libraryCrumbs({ library: organisation.settings.lang.library, path, parentTitle })} />
          <header className="mod__head">
            <PageTitle>{known.title}</PageTitle>
            {known.short_description && (
              <ModuleAbout>
                <p className="lead">{known.short_description}</p>
              </ModuleAbout>
            )}
          </header>
        </>
      )}
      <SkeletonGroup label="Loading the module">
        {known === undefined && <Skeleton shape="meta" width={30} />}
        {known === undefined && <Skeleton shape="title" width={60} />}
        <Skeleton shape="meta" width={40} />
        <Skeleton shape="picture" width={100} />
      </SkeletonGroup>
    </main>
  );
}

/** N-07: the day on which the module is released. */
function UnpublishedModule({ module }: { module: Module }) {
  return <Board marker="coming" title={notYetAvailable(module.published_at ?? 0)} />;
}

/** The title of a module, how far its person is, what it is and what it gives. */
function ModuleHead(props: ModulePartProps) {
  const { module, organisation, profile } = props;
  return (
    <header className="mod__head">
      <PageTitle>{module.title}</PageTitle>
      {hasAbout(module) && (
        <ModuleAbout>
          {module.short_description && <p className="lead">{module.short_description}</p>}
          <EntityNotes {...module} />
        </ModuleAbout>
      )}
      <p className="mod__sub">
        <ModuleStatus {...props} />
        {moduleMeta(module, organisation.settings).map((text) => (
          <span key={text} className="meta">
            {text}
          </span>
        ))}
      </p>
      <ResetLink profile={profile} organisation={organisation} kind="module" id={module.module_id} />
    </header>
  );
}

function ModuleStatus({ module, flow, organisation, isViewed, now }: ModulePartProps) {
  const { snapshot } = flow;
  if (snapshot.matches({ progress: 'unpublished' })) return <StatusBadge {...TRAINING_STATES.coming} />;
  const isBlocked = snapshot.matches({ progress: 'blocked' });
  const state =
    isBlocked && !SHOWN_WHILE_LOCKED.has(module.status)
      ? null
      : moduleState(isViewed ? { ...module, last_viewed_at: module.last_viewed_at ?? now() / 1000 } : module);
  const day = state?.kind === 'completed' ? module.last_completed_at : null;
  const shown = state === null ? null : stateShown(state, organisation.settings);
  return (
    <>
      {shown !== null && (
        <StatusBadge {...shown} word={typeof day === 'number' ? `${shown.word} ${formatUnixDate(day)}` : shown.word} />
      )}
      {isBlocked && <StatusBadge {...TRAINING_STATES.locked} />}
    </>
  );
}

/** Statuses that a lock does not hide, as on the card (N-08, M-24). */
const SHOWN_WHILE_LOCKED = new Set<Module['status']>(['overdue', 'expired', 'exempt']);

/** Its code comes with what is complete, with the dialog that it opens, and with whoever views. */
const OnwardSource = lazyPart(async () => (await import('../onward/OnwardSource.tsx')).OnwardSource);
const RestartDialog = lazyPart(async () => (await import('./RestartDialog.tsx')).RestartDialog);
const LearnerQuestions = lazyPart(async () => (await import('./LearnerQuestions.tsx')).LearnerQuestions);

/** A module: what it consists of, what stands before it, and the evidence beside it (N-01 to N-25). */
export function ModulePage(props: ModulePageProps) {
  const { moduleId, organisation, profile } = props;
  const flow = useModule(props);
  const { snapshot, module, query } = flow;
  // N-12: whoever views as a learner does not count as them.
  const [playback] = useState(createPlayback);
  const [viewedAt, setViewedAt] = useState(0);
  useViewingTime({
    isCounted: snapshot.matches({ progress: 'available' }) && profile.impersonated !== true,
    playback: module?.module_type_key === 'VID' ? playback : null,
    onViewed: setViewedAt,
    organisationId: organisation.organisation_id,
    moduleId,
  });
  const isReady = module !== undefined && !snapshot.matches({ progress: 'loading' });
  return (
    <PageFrame
      state={isReady ? 'ready' : module === undefined && query.error !== null ? 'notLoaded' : 'loading'}
      title="Module"
      skeleton={<ModuleSkeleton {...props} />}
      denied={null}
      notLoaded={{
        text: 'This module could not be loaded.',
        storedNote: 'What you typed on this device is kept.',
        onRetry: () => void query.refetch(),
      }}
    >
      {() =>
        module !== undefined && (
          <Loaded {...props} {...{ module, flow, playback }} isViewed={viewedAt > query.dataUpdatedAt} />
        )
      }
    </PageFrame>
  );
}

function Loaded(props: ModulePartProps) {
  const { module, flow, organisation, profile, path, parentTitle, now } = props;
  const { snapshot } = flow;
  const isCompleted = snapshot.matches({ progress: 'completed' });
  const isAvailable = snapshot.matches({ progress: 'available' });
  // What is completed while the page is open is an event; what was completed before is not (0372).
  const [wasAvailable, setWasAvailable] = useState(isAvailable);
  if (isAvailable && !wasAvailable) setWasAvailable(true);
  // A minute is exact enough, and nothing is worked out anew at each drawing.
  const today = useToday(now);
  const [known, setKnown] = useState<KnownOnward | null>(null);
  const onward = isCompleted ? known : null;
  const isOpen = isAvailable || isCompleted || snapshot.matches({ progress: 'resetting' });
  return (
    <main id="main" tabIndex={-1} className="wrap mod">
      <Title>{`${module.title} · ${organisation.name}`}</Title>
      <Breadcrumb crumbs={libraryCrumbs({ library: organisation.settings.lang.library, path, parentTitle })} />
      <ModuleHead {...props} />
      {snapshot.matches({ progress: 'unpublished' }) && <UnpublishedModule module={module} />}
      {snapshot.matches({ progress: 'blocked' }) && <BlockedModule {...props} />}
      {isOpen && (
        <>
          <div className="mod__body">
            <ModuleContent {...props} />
            <ModuleRail {...props} onward={onward} />
          </div>
          <ModuleBar {...props} onward={onward} isNew={wasAvailable} />
          {isCompleted && (
            <OnwardSource
              {...{ profile, organisation }}
              done={{ kind: 'module', id: module.module_id }}
              isDone
              parent={parentInPath(path)}
              nowUnix={today}
              onKnown={setKnown}
            />
          )}
          {snapshot.matches({ progress: { completed: 'confirmingRestart' } }) && (
            <RestartDialog {...props} onward={onward} />
          )}
          {snapshot.context.learner !== null && <LearnerQuestions flow={flow} />}
        </>
      )}
    </main>
  );
}
