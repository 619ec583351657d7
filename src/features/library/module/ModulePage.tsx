import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PageFrame } from '#ui/frames/page/PageFrame.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { libraryCrumbs } from '../crumbs.ts';
import { BlockedModule } from './blocked/BlockedModule.tsx';
import { UnpublishedModule } from './blocked/UnpublishedModule.tsx';
import { ModuleContent } from './content/ModuleContent.tsx';
import './module.css';
import type { ModulePageProps, ModulePartProps } from './module-props.ts';
import { ModuleBar } from './ModuleBar.tsx';
import { ModuleHead } from './ModuleHead.tsx';
import { ModuleRail } from './ModuleRail.tsx';
import { ModuleSkeleton } from './ModuleSkeleton.tsx';
import { useModule } from './use-module.ts';
import { useViewingTime } from './use-viewing-time.ts';

/** Its code comes with the dialog that it opens, and with whoever views. */
const RestartDialog = lazyPart(async () => (await import('./RestartDialog.tsx')).RestartDialog);
const LearnerQuestions = lazyPart(async () => (await import('./LearnerQuestions.tsx')).LearnerQuestions);

/** A module: what it consists of, what stands before it, and the evidence beside it (N-01 to N-25). */
export function ModulePage(props: ModulePageProps) {
  const { moduleId, organisation, profile } = props;
  const flow = useModule(props);
  const { snapshot, module, query } = flow;
  // N-12: whoever views as a learner does not count as them.
  useViewingTime(snapshot.matches({ progress: 'available' }) && profile.impersonated !== true, {
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
      {() => module !== undefined && <Loaded {...props} module={module} flow={flow} />}
    </PageFrame>
  );
}

function Loaded(props: ModulePartProps) {
  const { module, flow, organisation, path, parentTitle } = props;
  const { snapshot } = flow;
  const isOpen =
    snapshot.matches({ progress: 'available' }) ||
    snapshot.matches({ progress: 'completed' }) ||
    snapshot.matches({ progress: 'resetting' });
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
            <ModuleRail {...props} />
          </div>
          <ModuleBar {...props} />
          {snapshot.matches({ progress: { completed: 'confirmingRestart' } }) && <RestartDialog {...props} />}
          {snapshot.context.learner !== null && <LearnerQuestions flow={flow} />}
        </>
      )}
    </main>
  );
}
