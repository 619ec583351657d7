import type { ModulePartProps } from '../module-props.ts';
import { DocumentContent } from './DocumentContent.tsx';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import { EvidenceSection } from '../evidence/EvidenceSection.tsx';
import { EXTERNAL, externalEvidence } from '../module-texts.ts';
import { LinkContent } from './LinkContent.tsx';
import { PackageContent } from './PackageContent.tsx';
import { VideoContent } from './VideoContent.tsx';

/** N-18: training that is done elsewhere. Its evidence is what there is to do here (0371). */
function ExternalContent(props: ModulePartProps) {
  const { module, flow } = props;
  return (
    <div className="mod__elsewhere">
      <section className="mod__panel" aria-labelledby="mod-elsewhere">
        <h2 id="mod-elsewhere">Done elsewhere</h2>
        <p>
          {EXTERNAL}{' '}
          {externalEvidence({
            isDone: flow.snapshot.matches({ progress: 'completed' }),
            takesEvidence: flow.snapshot.context.facts?.takesEvidence === true,
          })}
        </p>
        {module.long_description && <RichText html={module.long_description} />}
      </section>
      <EvidenceSection {...props} />
    </div>
  );
}

const CONTENTS = {
  DOC: DocumentContent,
  VID: VideoContent,
  LNK: LinkContent,
  SCO: PackageContent,
  EXT: ExternalContent,
} as const;

/** N-02: each type has its own panel. */
export function ModuleContent(props: ModulePartProps) {
  const Content = CONTENTS[props.module.module_type_key];
  return <Content {...props} />;
}
