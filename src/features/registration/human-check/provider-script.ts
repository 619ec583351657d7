/** How long a provider's script may take before the check says that it did not come. */
const SCRIPT_MS = 20_000;

/**
 * Loads a provider's script and resolves with what it brings. A script that failed, or did not bring it in time, is
 * taken away, so that the next try asks for it again. Rejects where nothing came.
 */
export const loadProviderScript = async <Api>(address: string, ready: () => Promise<Api>): Promise<Api> => {
  const script = document.createElement('script');
  script.async = true;
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Api>((resolve, reject) => {
      limit = setTimeout(() => reject(new Error(`No answer from ${address}`)), SCRIPT_MS);
      script.addEventListener('error', () => reject(new Error(`Not loaded: ${address}`)));
      script.addEventListener('load', () => void ready().then(resolve, reject));
      // Within the promise: an address that the page's policy refuses throws here.
      script.src = address;
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(limit);
  }
};
