import { headerOf, type RecordedCall } from '../recordings.ts';
import { curlOf } from './curl.ts';
import { html, type Html } from './html.ts';
import { jsonView } from './json-view.ts';
import { commentsOf, doesOf, situation, stateLinks } from './parts.ts';

/** A sentence with a capital. */
const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Lines of a reply that are shown only when they are asked for. */
const LONG = 30;

/** Bytes stand for themselves; JSON with what is compared as it stands. */
const replyOf = ({ response }: RecordedCall): Html => {
  const { status, body, matchingRules } = response;
  if (body?.content === undefined) return html`<h5>Reply: ${status}, no body</h5>`;
  if (body.encoded === 'base64')
    return html`<h5>Reply: ${status}, ${headerOf(response, 'content-type') ?? 'a file'}, ${Buffer.from(body.content as string, 'base64').byteLength} bytes</h5>`;
  const shown = jsonView(body.content, matchingRules?.body ?? {});
  const lines = shown.markup.split('\n').length;
  const pre = html`<pre><code>${shown}</code></pre>`;
  return lines > LONG
    ? html`<details><summary>Reply: ${status}, ${lines} lines</summary>${pre}</details>`
    : html`<h5>Reply: ${status}</h5>${pre}`;
};

const exchange = (call: RecordedCall): Html => html`${situation(call.providerStates)}${commentsOf(call)}
<h5>Request</h5><pre><code>${curlOf(call)}</code></pre>
${replyOf(call)}`;

/** A recorded success: the first of a call in full, each further one behind its title. */
export const successExample = (call: RecordedCall, isFirst: boolean): Html => {
  const title = `Example: ${doesOf(call)}`;
  return isFirst
    ? html`<h4>${title}</h4>${exchange(call)}`
    : html`<details><summary>${title}</summary>${exchange(call)}</details>`;
};

/** The body of a refusal, short: its message, and the fields with theirs. */
const refusedWith = ({ response }: RecordedCall): Html => {
  const retryAfter = headerOf(response, 'retry-after');
  return html`${response.body?.content === undefined ? 'no body' : html`<code>${jsonView(response.body.content, response.matchingRules?.body ?? {})}</code>`}${retryAfter === null ? null : html` with <code>Retry-After: ${retryAfter}</code>`}`;
};

/** Refusals that a request of its own provokes; those of the first request without session or token need no example. */
const isDerived = (call: RecordedCall): boolean =>
  /^(without a session|with another session’s token)$/.test(doesOf(call));

/** Every recorded refusal of a call, by its status. */
export const refusalsTable = (refusals: readonly RecordedCall[]): Html | null => {
  if (refusals.length === 0) return null;
  const sorted = refusals.toSorted((one, other) => one.response.status - other.response.status);
  return html`<h4>Refusals</h4>
<table class="table"><thead><tr><th scope="col">Status</th><th scope="col">When</th><th scope="col">Body</th></tr></thead>
<tbody>${sorted.map(
    (call) =>
      html`<tr><th scope="row">${call.response.status}</th><td>${capitalised(doesOf(call))}<br><span class="meta">${stateLinks(call.providerStates)}</span>${commentsOf(call)}${
        isDerived(call)
          ? null
          : html`<details><summary>Request</summary><pre><code>${curlOf(call)}</code></pre></details>`
      }</td><td>${refusedWith(call)}</td></tr>`,
  )}</tbody></table>`;
};
