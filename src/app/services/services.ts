import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Client } from '#api/client.ts';
import type { ToastStore } from '#ui/messages/toast/toast-store.ts';
import type { Connection } from '#current/connection.ts';
import type { TrayStore } from '../errors/tray-store.ts';
import type { BootLink } from '../state/boot-link.ts';
import type { LoginActor } from '../session/login-actor.ts';
import type { SessionOver } from '../session/session-over.ts';
import type { ViewAs } from '../session/view-as.ts';
import type { AppClock } from '#current/clock.ts';

/** What exists once per page, made when the app starts and handed down. */
export interface Services {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly login: LoginActor;
  readonly tray: TrayStore;
  /** Signing in over the page (J-01, J-02). */
  readonly sessionOver: SessionOver;
  /** Being somebody else (H-01 to H-17). */
  readonly viewAs: ViewAs;
  readonly toasts: ToastStore;
  readonly clock: AppClock;
  readonly connection: Connection;
  /** What the address brought and no longer shows. */
  readonly bootLink: BootLink;
}

export const ServicesContext = createContext<Services | null>(null);

/** The page's services. Throws outside the app. */
export const useServices = (): Services => {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices: no <ServicesContext> above this component');
  return services;
};
