import { Button } from '#ui/actions/button/Button.tsx';
import { ModuleAssessments } from './ModuleAssessments.tsx';
import { EvidenceSection } from './evidence/EvidenceSection.tsx';
import type { ModulePartProps } from './module-props.ts';
import { restartTakesBack } from './module-texts.ts';

/** Beside the content: the assessments that belong to it, the evidence, and the way to start anew. */
export function ModuleRail(props: ModulePartProps) {
  const { module, flow, organisation } = props;
  const { snapshot, send } = flow;
  const canRestart = snapshot.context.facts?.canRestart === true;
  return (
    <aside className="mod-rail" aria-label="About this module">
      <ModuleAssessments {...props} />
      <EvidenceSection {...props} />
      {canRestart && (
        <section>
          <h2>Restart</h2>
          <p className="meta">{restartTakesBack(module, organisation.settings, snapshot.context.learner)}</p>
          {snapshot.matches({ progress: { completed: 'notRestarted' } }) && (
            <p className="mod__bad" role="alert">
              The module could not be restarted. Please try again.
            </p>
          )}
          <p className="mod-rail__b">
            <Button
              variant="secondary"
              busy={snapshot.matches({ progress: 'resetting' })}
              busyText="Restarting…"
              onClick={() => send({ type: 'restart.requested' })}
            >
              Restart this module
            </Button>
          </p>
        </section>
      )}
    </aside>
  );
}
