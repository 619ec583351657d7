import { createHash } from 'node:crypto';
import { bundleScript } from './bundle-script.ts';

/** The text of the script that stands in every page, and the source by which the policy allows it. */
export interface BootScript {
  readonly text: string;
  readonly source: string;
}

/** Bundles `src/app/boot/boot-script.ts` by itself. */
export const bundleBootScript = async (): Promise<BootScript> => {
  const text = await bundleScript('src/app/boot/boot-script.ts');
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
};
