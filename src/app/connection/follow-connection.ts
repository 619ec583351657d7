import type { Services } from '../services.ts';
import { leaveItToTheBar } from './leave-it-to-the-bar.ts';
import { resumeWhenBack } from './resume-when-back.ts';

/** What the page does of itself when the connection goes, and when it is back. Loaded with the calls: without one there is no news. */
export const followConnection = (services: Pick<Services, 'connection' | 'login' | 'queries' | 'tray' | 'signInTray'>): void => {
  resumeWhenBack(services);
  leaveItToTheBar(services);
};
