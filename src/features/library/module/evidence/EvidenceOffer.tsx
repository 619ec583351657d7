import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFilledIn } from '#machines/library/module-form.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { EvidenceForm, type EvidenceFormProps } from './EvidenceForm.tsx';

/**
 * 0371: one button, and the form once it is asked for. What was entered before opens it by itself, so that nobody looks
 * for it; then it stays open.
 */
export function EvidenceOffer(props: EvidenceFormProps) {
  const { module, flow, isSending, isFirst } = props;
  // Training that is done elsewhere has nothing else to show, and says so, until it counts.
  const isExternal = module.module_type_key === 'EXT';
  const hasWork = isSending || flow.upload !== undefined || isFilledIn(flow.snapshot.context.fields);
  const [isOpen, setOpen] = useState(hasWork || (isExternal && !flow.snapshot.matches({ progress: 'completed' })));
  // What another tab or a late draft brings, too.
  if (hasWork && !isOpen) setOpen(true);
  const room = useRef<HTMLDivElement>(null);
  const open = (): void => {
    flushSync(() => setOpen(true));
    room.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={room}>
      {isFirst && !isExternal && <p className="meta">Did you do this elsewhere? Send proof, and a reviewer decides.</p>}
      {isOpen ? (
        <EvidenceForm {...props} />
      ) : (
        <p className="mod-rail__b">
          <Button variant="secondary" onClick={open}>
            Add evidence
          </Button>
        </p>
      )}
    </div>
  );
}
