import { use } from 'react';
import { TitlePrefix } from './title-prefix.ts';

/** The document's title while the page that says it stands (B-23). */
export function Title({ children }: { children: string }) {
  return <title>{`${use(TitlePrefix)}${children}`}</title>;
}
