import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { moduleAssessmentsQuery } from '#api/queries/modules.queries.ts';
import { assessmentOffer } from '#machines/library/card-status.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { kindOf } from '../locked/unlock-texts.ts';
import type { WithOnward } from './ModuleBar.tsx';
import type { ModulePartProps } from './module-props.ts';
import { EvidenceSection } from './evidence/EvidenceSection.tsx';
import { restartTakesBack } from './module-texts.ts';

const MARKERS = {
  Passed: 'done',
  Submitted: 'review',
  Pending: 'todo',
  Begin: 'todo',
  'Not Available': 'locked',
} as const;

/** N-20: the assessments that belong to the module. */
function ModuleAssessments({ organisation, moduleId }: ModulePartProps) {
  const query = useQuery(moduleAssessmentsQuery(useApi(), organisation.organisation_id, moduleId));
  return (
    <Loaded
      query={query}
      label="Loading the assessments"
      skeleton={<Skeleton shape="meta" width={60} />}
      failed={{ title: 'The assessments could not be loaded.' }}
    >
      {(assessments) =>
        assessments.length > 0 && (
          <section aria-labelledby="mod-assessments">
            <h2 id="mod-assessments">{assessments.length === 1 ? 'Assessment' : 'Assessments'}</h2>
            <ul className="mod-rail__list">
              {assessments.map((assessment) => {
                const offer = assessmentOffer(assessment);
                return (
                  <li key={assessment.assessment_id} className="mod-rail__next">
                    <Marker shape={MARKERS[offer]} />
                    <span>
                      <Link href={`/assessments/${assessment.assessment_id}`}>{assessment.title}</Link>
                      <span className="meta">{offer}</span>
                    </span>
                  </li>
                );
              })}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

/** 0360: what comes next, by name. */
function NextSection({ onward }: Pick<WithOnward, 'onward'>) {
  if (onward === null || (onward.next === null && !onward.isAllDone)) return null;
  const { next, opened, hrefOf } = onward;
  return (
    <section aria-labelledby="mod-next">
      <h2 id="mod-next">Next</h2>
      {next === null ? (
        <p className="meta">Everything is done. What is assigned next appears on your home page.</p>
      ) : (
        <p className="mod-rail__next">
          <Marker shape="here" />
          <span>
            <Link href={hrefOf(next)}>{next.title}</Link>
            <span className="meta">
              {kindOf(next)}
              {opened.some(({ kind, id }) => kind === next.kind && id === next.id) && '. Open now'}
            </span>
          </span>
        </p>
      )}
    </section>
  );
}

/** Beside the content: what comes next, the assessments that belong to it, the evidence, and the way to start anew. */
export function ModuleRail(props: WithOnward) {
  const { module, flow, organisation, onward } = props;
  const { snapshot, send } = flow;
  const canRestart = snapshot.context.facts?.canRestart === true;
  return (
    <aside className="mod-rail" aria-label="About this module">
      <NextSection onward={onward} />
      <ModuleAssessments {...props} />
      {module.module_type_key !== 'EXT' && <EvidenceSection {...props} />}
      {canRestart && (
        <section>
          <h2>Restart</h2>
          <p className="meta">
            {restartTakesBack({ module, settings: organisation.settings, learner: snapshot.context.learner, onward })}
          </p>
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
