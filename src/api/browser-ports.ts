import type { ClientPorts, UploadReply, UploadRequest } from './ports.ts';
import { socketId } from './socket-id.ts';

/** The value of a readable cookie of this page, URL-decoded (L2). */
export const readBrowserCookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
};

/** K-01: XMLHttpRequest, because only it tells how much was sent over HTTP/1.1. */
export const uploadByXhr = ({ url, headers, form, onProgress, signal }: UploadRequest): Promise<UploadReply> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded, event.total));
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        body: request.responseText,
        header: (name) => request.getResponseHeader(name),
        isRedirected: request.responseURL !== new URL(url, document.baseURI).href,
      }),
    );
    for (const failed of ['error', 'timeout', 'abort'] as const) {
      request.addEventListener(failed, () => reject(new Error(`upload: ${failed}`)));
    }
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted === true) reject(new Error('upload: abort'));
    else request.send(form);
  });

/** The browser's ports; `fetch` is looked up at each call so that whoever replaces it later is heard. */
export const browserPorts = (
  given: Pick<
    ClientPorts,
    'baseUrl' | 'appUrl' | 'appCode' | 'appVersion' | 'roles' | 'onServerDate' | 'onReply' | 'identity'
  >,
): ClientPorts => ({
  ...given,
  fetch: (request, init) => globalThis.fetch(request, init),
  readCookie: readBrowserCookie,
  upload: uploadByXhr,
  socketId,
});
