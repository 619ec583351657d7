import './app/boot/trusted-types.ts';
import './app/boot/styles.ts';
import { start } from './app/start.tsx';
import { deviceStore } from '#current/device-store.ts';
import { rememberSession } from './app/state/remembered.ts';

const boot = (): void => {
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('index.html has no element #root');

  // No top-level await: the fake backend shares files with the app, and would wait for this one to end.
  const started =
    import.meta.env.VITE_FAKE_BACKEND === '1'
      ? import('../mocks/browser.ts')
          .then(({ startFakeBackend }) =>
            startFakeBackend({
              baseUrl: import.meta.env.BASE_URL,
              apiPath: 'api',
              onEntered: () => rememberSession(deviceStore(), true),
            }),
          )
          .then(() => start(root))
      : start(root);
  // The script in the page says what became of it.
  started.catch((error: unknown) => {
    globalThis.reportError(error);
    void window.bootWatch?.failed();
  });
};

// In a task of its own, so that a slow phone answers between reading the code and running it.
queueMicrotask(() => setTimeout(boot));
