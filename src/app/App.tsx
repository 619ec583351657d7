import { QueryClientProvider } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { ApiContext } from '#api/api-context.ts';
import { SurroundingsContext } from '#current/surroundings.ts';
import { ServicesContext, type Services } from './services/services.ts';

export interface AppProps {
  readonly services: Services;
  readonly router: ReturnType<typeof createBrowserRouter>;
  /** Hears what a boundary of the routes caught. */
  readonly onError?: NonNullable<RouterProviderProps['onError']>;
}

/** The whole app. The build draws it too (`boot/served.tsx`), so what is served is what React finds when it takes over. */
export function App({ services, router, onError }: AppProps) {
  return (
    <ServicesContext value={services}>
      <SurroundingsContext value={services}>
        <ApiContext value={services.client}>
          <QueryClientProvider client={services.queries}>
            {/* A change of page is drawn at once: a transition would let the page that is left stand longer (0071). */}
            <RouterProvider router={router} useTransitions={false} {...(onError === undefined ? {} : { onError })} />
          </QueryClientProvider>
        </ApiContext>
      </SurroundingsContext>
    </ServicesContext>
  );
}
