import type { Backend } from '../backend.ts';
import { XSRF_COOKIE } from '../rules/visitor.ts';
import { storePackage } from './store-package.ts';

/** What `storeStates` leaves in the browser's storage: the call that stores, and where it was sent. */
interface LeftCall {
  readonly address: string;
  readonly body: string;
}

const readCall = (text: string | null): LeftCall | null => {
  try {
    return JSON.parse(text ?? '') as LeftCall;
  } catch {
    return null;
  }
};

/**
 * Stores what packages said as their pages closed (L-22): the demo's backend lives in the page and closes with it, so
 * the last call of a player waits in the browser's storage for the next opening. What is another person's waits on.
 */
export const storeLeftCalls = async (
  backend: Pick<Backend, 'read' | 'write' | 'nowMs' | 'asset'>,
  cookies: Readonly<Record<string, string>>,
  storage: Storage,
  name: string,
): Promise<void> => {
  for (const key of Object.keys(storage).filter((one) => one.startsWith(`${name}/`))) {
    const call = readCall(storage.getItem(key));
    const answer =
      call === null
        ? null
        : await storePackage(backend, {
            cookies,
            token: cookies[XSRF_COOKIE] ?? null,
            moduleId: /__scorm\/(\d+)\/state$/.exec(call.address)?.[1],
            body: JSON.parse(call.body) as unknown,
          });
    if (answer?.status !== 401 && answer?.reason !== 'learner') storage.removeItem(key);
  }
};
