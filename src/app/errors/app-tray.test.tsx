// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NotLoadedBoard } from '#ui/frames/page/NotLoadedBoard.tsx';
import { TraySlot } from '#ui/messages/tray/TraySlot.tsx';
import { TraySlots } from '#ui/messages/tray/tray-slots.ts';
import { AppTray } from './AppTray.tsx';
import { messageFor } from '#features/session/failure-message.ts';
import { createTrayStore, type TrayStore } from './tray-store.ts';
import { useTraySlots } from './use-tray-slots.ts';

afterEach(cleanup);

const failed = messageFor({ kind: 'http', status: 500, message: null, errors: {} }, 'Waymark');

/** The root of the app with a page in it, as `RootLayout` has them. */
function Root({ tray, page }: { tray: TrayStore; page: 'bare' | 'loaded' | 'notLoaded' }) {
  const { offer, slot } = useTraySlots();
  return (
    <TraySlots value={offer}>
      <AppTray store={tray} slot={slot} />
      {page !== 'bare' && (
        <section aria-label="Below the bar">
          <TraySlot />
          <main>
            {page === 'notLoaded' && (
              <NotLoadedBoard text="This review could not be loaded." onRetry={() => undefined} />
            )}
          </main>
        </section>
      )}
    </TraySlots>
  );
}

test('V5, J-05: the tray stands within the content, and where a board says what did not load, in the board and nowhere else', () => {
  const tray = createTrayStore();
  const { rerender } = render(<Root tray={tray} page="bare" />);
  act(() => tray.show(failed));
  expect(screen.getByRole('alert').closest('section')).toBeNull();
  rerender(<Root tray={tray} page="loaded" />);
  expect(within(screen.getByRole('region')).getByRole('alert').closest('main')).toBeNull();
  rerender(<Root tray={tray} page="notLoaded" />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Oops, something went wrong!');
  expect(alert.closest('.board')?.textContent).toContain('This review could not be loaded.');
  rerender(<Root tray={tray} page="loaded" />);
  expect(within(screen.getByRole('region')).getByRole('alert').closest('.board')).toBeNull();
  act(tray.clear);
  expect(screen.queryByRole('alert')).toBeNull();
});
