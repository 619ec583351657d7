import type { Services } from '../services/services.ts';

/**
 * When the connection is back, what failed for want of it is asked again without a press: who is signed in (offline at
 * boot), and what the page in front of somebody could not load. What is going well is left alone.
 */
export const resumeWhenBack = ({
  connection,
  login,
  queries,
}: Pick<Services, 'connection' | 'login' | 'queries'>): (() => void) =>
  connection.subscribe(() => {
    if (connection.current() === 'lost') return;
    if (login.getSnapshot().matches('unanswered')) login.send({ type: 'retried' });
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
