import type { Plugin } from 'vite';

const PROVIDERS = ['recaptcha', 'turnstile'] as const;

/** Who may tell people from robots at registration (S-14). */
export type HumanCheckProvider = (typeof PROVIDERS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** The human check that the build names; null for none. Throws where what it names cannot work. */
export const humanCheckOf = (env: Environment): HumanCheckProvider | null => {
  const { VITE_HUMAN_CHECK: name = '', VITE_HUMAN_CHECK_KEY: key = '' } = env;
  if (name === '') return null;
  const provider = PROVIDERS.find((known) => known === name);
  if (provider === undefined) throw new Error(`VITE_HUMAN_CHECK is '${name}'; it can be ${PROVIDERS.join(' or ')}.`);
  if (key === '')
    throw new Error(`VITE_HUMAN_CHECK is ${name}, and VITE_HUMAN_CHECK_KEY is empty: set the site's public key.`);
  return provider;
};

/** What a build without a human check says to its owner. */
export const NO_HUMAN_CHECK =
  'Nobody can register in this build: no human check is configured. Set VITE_HUMAN_CHECK to recaptcha or turnstile and VITE_HUMAN_CHECK_KEY to the public key of your site (docs/configuration.md).';

/** Says, at the end of a production build without a human check, how the owner sets it (S-14). */
export const humanCheckPlugin = (humanCheck: HumanCheckProvider | null): Plugin => ({
  name: 'waymark-human-check',
  apply: 'build',
  generateBundle() {
    if (humanCheck === null) this.info(NO_HUMAN_CHECK);
  },
});
