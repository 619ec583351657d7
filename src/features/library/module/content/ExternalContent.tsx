import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import type { ModulePartProps } from '../module-props.ts';
import { EXTERNAL, externalEvidence } from '../module-texts.ts';

/** N-18: training that is done elsewhere. */
export function ExternalContent({ module, flow }: ModulePartProps) {
  return (
    <section className="mod__panel" aria-labelledby="mod-elsewhere">
      <h2 id="mod-elsewhere">Done elsewhere</h2>
      <p>
        {EXTERNAL} {externalEvidence(flow.snapshot.context.facts?.takesEvidence === true)}
      </p>
      {module.long_description && <RichText html={module.long_description} />}
    </section>
  );
}
