import type { Services } from '../services/services.ts';
import { suppressNetworkToast } from './suppress-network-toast.ts';
import { resumeWhenBack } from './resume-when-back.ts';

/**
 * What the page does of itself when the connection goes, and when it is back. Loaded with the calls: without one there
 * is no news.
 */
export const followConnection = (services: Pick<Services, 'connection' | 'login' | 'queries' | 'tray'>): void => {
  resumeWhenBack(services);
  suppressNetworkToast(services);
};
