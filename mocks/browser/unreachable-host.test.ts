import { afterEach, expect, test, vi } from 'vitest';
import { assetFromHost } from './assets.ts';
import { acceptFailedUpdates } from './worker-updates.ts';

afterEach(() => vi.unstubAllGlobals());

test('a file that the host cannot send is none, and no error of the demo (T22)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const name = 'certificate-on-the-wall.jpg';
  await expect(assetFromHost(name)).resolves.toBeNull();
});

test('an update of the worker that fails is nobody’s unhandled rejection, and is told to who asked (L-25)', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  const registrations = {
    update: (): Promise<ServiceWorkerRegistration> => Promise.reject(new TypeError('Not found')),
  };
  acceptFailedUpdates(registrations);
  void registrations.update();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  await expect(registrations.update()).rejects.toThrow('Not found');
});
