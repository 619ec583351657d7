/**
 * The library looks for a newer worker at each start and listens to no answer: a host that is out of reach, or has
 * moved on, left an unhandled rejection in the page (L-25). The worker that is there goes on.
 */
export const acceptFailedUpdates = (registrations: Pick<ServiceWorkerRegistration, 'update'>): void => {
  const { update } = registrations;
  registrations.update = function updateHandled(this: ServiceWorkerRegistration) {
    const updated = update.call(this);
    updated.catch(() => undefined);
    return updated;
  };
};
