import type { Endpoint } from '#contracts/endpoint.ts';
import type { ApiFailure } from './failure.ts';
import type { Grant } from './permissions.ts';
import type { PersonHere } from './viewing.ts';

/** One multipart request, as the upload port gets it. */
export interface UploadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  /** Bytes sent and bytes in all. */
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
  readonly signal: AbortSignal | undefined;
}

/** What an upload answered; an upload that never got an answer rejects. */
export interface UploadReply {
  readonly status: number;
  readonly body: string;
  readonly header: (name: string) => string | null;
  /** The reply came from another address than the upload went to; left out where it did not. */
  readonly isRedirected?: boolean;
}

/** What differs between browser, node and the in-process door: the client itself knows none of them. */
export interface ClientPorts {
  /** Base of every call: `/api` of the same origin, or a host, with or without a path (W-07). */
  readonly baseUrl: string;
  /** Where the app lies on its host, for its own static files; the base of every call unless said. */
  readonly appUrl?: string;
  readonly fetch: (request: Request, init?: RequestInit) => Promise<Response>;
  /** The value of a readable cookie, URL-decoded (L2), or null. */
  readonly readCookie: (name: string) => string | null;
  /** With progress; XMLHttpRequest in the browser (streamed fetch bodies need HTTP/2). */
  readonly upload: (request: UploadRequest) => Promise<UploadReply>;
  /** The application's code for `X-App-Code` (W-06). */
  readonly appCode: string;
  readonly appVersion: string;
  /** Roles in the organisation that a call names, for the gates (K-14); null: it names none. */
  readonly roles: (organisationId: number | null) => readonly Grant[];
  /** Id of the real-time connection, so that the server may leave the sender out (I-12). */
  readonly socketId?: () => string | null;
  /** Any reply arrived, a refusal included: there is a connection. */
  readonly onReply?: () => void;
  /** A reply of JSON was read, as it came. */
  readonly onRead?: (endpoint: Endpoint, body: unknown) => void;
  /** The server's clock as each reply states it, milliseconds since 1970. */
  readonly onServerDate?: (milliseconds: number) => void;
  /** Grows when the session acts as somebody else (H-07). A call that was asked before answers nobody any more. */
  readonly identity?: () => number;
  /** Whose page this is, for what a write may do in their name (H-17); null while nobody is here. */
  readonly person?: () => PersonHere | null;
  /**
   * Asked before a write when the session may have changed hands: whether the server still knows the person that this
   * page is for. True where nobody can tell.
   */
  readonly isSamePerson?: () => Promise<boolean>;
  /**
   * Asked once for all waiting calls when the session is over (J-01, J-02): a call that needs a session met 401, or 419
   * again after the silent refresh, and its policy leaves that to the tray. True: somebody may go on in the same name,
   * and each waiting call is sent once more. False: the failure goes on.
   */
  readonly renewSession?: (failure: ApiFailure) => Promise<boolean>;
}
