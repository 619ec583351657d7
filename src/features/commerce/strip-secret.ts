/** What a bank's page leads back with (F-07). The page of the payment asks the server for it instead. */
const SECRET = 'payment_intent_client_secret';

/** Takes the secret of a payment out of the address, for good; what it is about stays there. */
export const stripSecret = ({ location, history }: Pick<Window, 'location' | 'history'>): void => {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  if (!query.has(SECRET)) return;
  query.delete(SECRET);
  history.replaceState(history.state, '', `${pathname}?${query.toString()}${hash}`);
};
