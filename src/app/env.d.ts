/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base of the API: a path of this origin (default `/api`) or an absolute address. */
  readonly VITE_API_HOST?: string;
  /** W-09: what the product calls itself. */
  readonly VITE_PRODUCT_NAME?: string;
  /** W-06: value of the `X-App-Code` header. */
  readonly VITE_APP_CODE?: string;
  /** A-24: where the administrators' panel is. */
  readonly VITE_ADMIN_URL?: string;
  /** origins that a `redirect` may lead to, separated by commas. */
  readonly VITE_REDIRECT_ORIGINS?: string;
  /** Public key of the application on the real-time server. */
  readonly VITE_REALTIME_KEY?: string;
  /** Address of the real-time server (`wss://ws.example`); the API's host unless said. */
  readonly VITE_REALTIME_HOST?: string;
  /** B-19: '1' in the staging environment. */
  readonly VITE_STAGING?: string;
  /** J-15: an address that takes reports of failures as JSON; nothing is reported without it. */
  readonly VITE_REPORT_URL?: string;
  /** The share of replies (0 to 1) whose unknown and missing keys are reported; none without it. */
  readonly VITE_REPORTED_REPLIES?: string;
  /** B-20: address of the feedback widget's script; there is no widget without it. */
  readonly VITE_FEEDBACK_SCRIPT?: string;
  readonly VITE_FRAME_ORIGINS?: string;
  /** S-14: `recaptcha` or `turnstile`; nobody can register without it. */
  readonly VITE_HUMAN_CHECK?: string;
  /** S-14: the site's public key at that provider. */
  readonly VITE_HUMAN_CHECK_KEY?: string;
  /** '0' where the API has no list of pending evidence: `/evidence` is not there. */
  readonly VITE_EVIDENCE_LIST?: string;
  readonly VITE_PAGE_EDITOR?: string;
  /** '0' where the API refuses the header `Idempotency-Key`: the server is then asked before anything is sent again. */
  readonly VITE_IDEMPOTENCY_KEYS?: string;
  /** Set by the build's mode, not by hand: '1' in development and in the demo. */
  readonly VITE_FAKE_BACKEND: string;
}
