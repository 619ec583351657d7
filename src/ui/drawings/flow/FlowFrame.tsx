import { useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Dialog } from '../../frames/dialog/Dialog.tsx';
import './flow.css';

export interface FlowFrameProps {
  readonly title: string;
  readonly lead: string;
  /** A `FlowMap`. */
  readonly map: ReactNode;
  /** The same as an ordered list: one or several paths. */
  readonly list: ReactNode;
  /** What the two kinds of lines mean. */
  readonly keys: { readonly walked: string; readonly open: string };
  readonly onClose: () => void;
}

/** R-16, M-15: what depends on what, drawn, and the same as a list. A phone shows one of them at a time, the list first. */
export function FlowFrame({ title, lead, map, list, keys, onClose }: FlowFrameProps) {
  const [isDrawn, setDrawn] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} size="large" className="flow" title={title} lead={lead}>
      <div className="flow__both" data-shown={isDrawn ? 'diagram' : 'list'}>
        <div className="flow__choice" role="group" aria-label="Shown as">
          <Button variant="quiet" aria-pressed={!isDrawn} onClick={() => setDrawn(false)}>
            In order
          </Button>
          <Button variant="quiet" aria-pressed={isDrawn} onClick={() => setDrawn(true)}>
            Diagram
          </Button>
        </div>
        {/* Fitted anew where a phone shows it: what is hidden has no size. */}
        <div key={String(isDrawn)} className="flow__drawn">
          {map}
        </div>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <section className="flow__list" aria-labelledby="flow-list-heading" tabIndex={0}>
          <h3 id="flow-list-heading">In order</h3>
          <p className="meta">The same as the diagram, as a list.</p>
          {list}
          <p className="meta flow__key">
            <span>
              <i className="is-walked" aria-hidden />
              {keys.walked}
            </span>
            <span>
              <i aria-hidden />
              {keys.open}
            </span>
          </p>
        </section>
      </div>
    </Dialog>
  );
}
