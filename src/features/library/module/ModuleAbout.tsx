import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import type { Module } from '#contracts/library/module.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';

/** Whether anything is said about a module. */
export const hasAbout = ({ short_description, notes, tags, favourite }: Module): boolean =>
  Boolean(short_description) || Boolean(notes) || favourite === true || (tags ?? []).length > 0;

/** 0371: what a module is about; on a phone folded behind a button, so that its content begins in sight. */
export function ModuleAbout({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="quiet"
        className="mod__more"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Show more
        <IconChevronDown className="ic" aria-hidden />
      </Button>
      <div className="mod__about" id={id} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
