import './app/boot/trusted-types.ts';
import './app/boot/styles.ts';
import * as z from 'zod/mini';
import { start } from './app/start.tsx';

// The policy forbids code from strings, so zod must not compile its schemas.
z.config({ jitless: true });

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('index.html has no element #root');

// No top-level await: the fake backend shares files with the app, and would wait for this one to end.
if (import.meta.env.VITE_FAKE_BACKEND === '1') {
  void import('../mocks/browser.ts')
    .then(({ startFakeBackend }) => startFakeBackend({ baseUrl: import.meta.env.BASE_URL, apiPath: 'api' }))
    .then(() => start(root));
} else {
  start(root);
}
