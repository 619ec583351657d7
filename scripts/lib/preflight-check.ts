/** Headers that the app sends and that a browser asks about before it calls another origin (X rule 1). */
const ASKED = [
  'accept',
  'content-type',
  'x-app-code',
  'x-app-version',
  'x-xsrf-token',
  'x-http-method-override',
  'x-socket-id',
  'idempotency-key',
];

const listOf = (header: string | null): readonly string[] =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());

/**
 * L31: whether an app on another origin may call a provider with its cookies: asks as a browser does before the call,
 * and gives what is not as it must be. Pact has no interaction for this, because the app never makes the call itself.
 */
export const checkPreflight = async (host: string, origin: string): Promise<readonly string[]> => {
  const response = await fetch(`${host}/login`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': ASKED.join(',') },
  });
  const allowed = response.headers.get('access-control-allow-origin');
  const [methods, headers] = [
    listOf(response.headers.get('access-control-allow-methods')),
    listOf(response.headers.get('access-control-allow-headers')),
  ];
  const missing = headers.includes('*') ? [] : ASKED.filter((name) => name !== 'accept' && !headers.includes(name));
  return [
    ...(response.ok ? [] : [`answers ${response.status} to the question of ${origin}`]),
    // With cookies a browser takes no asterisk.
    ...(allowed === origin ? [] : [`allows ${allowed ?? 'no origin'}, not ${origin}`]),
    ...(response.headers.get('access-control-allow-credentials') === 'true' ? [] : ['allows no cookies']),
    ...(methods.includes('post') ? [] : ['does not allow POST']),
    ...(missing.length === 0 ? [] : [`does not allow the headers ${missing.join(', ')}`]),
  ];
};
