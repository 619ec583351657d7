import { useMemo } from 'react';
import { sanitise } from './sanitise.ts';
import './rich-text.css';

/** Authored HTML from the API, sanitised (K-19). Headings start at level 2 and take the product's type. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => ({ __html: sanitise(html) as string }), [html]);
  return <div className={`prose rich${className ? ` ${className}` : ''}`} dangerouslySetInnerHTML={clean} />;
}
