import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { RecordedCall } from '../recordings.ts';
import { curlOf } from './curl.ts';
import { html, prose } from './html.ts';
import { jsonView } from './json-view.ts';
import { shapeText } from './shape.ts';

describe('markup', () => {
  const hostile = `"><img src=x onerror='alert(1)'>&`;

  test('escapes every text, in content and in attributes', () => {
    expect(html`<a title="${hostile}">${[hostile, null, 2]}</a>`.markup).toBe(
      '<a title="&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;">&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;2</a>',
    );
  });

  test('is not escaped twice', () => {
    expect(html`<p>${html`<b>${'<'}</b>`}</p>`.markup).toBe('<p><b>&lt;</b></p>');
  });

  test('of a docstring has its code', () => {
    expect(prose('`<with>` is <assumed>').markup).toBe('<code>&lt;with&gt;</code> is &lt;assumed&gt;');
  });

  test('of recorded JSON escapes keys and values', () => {
    expect(jsonView({ [hostile]: hostile }, {}).markup).not.toMatch(/<img|' *onerror/);
  });
});

describe('recorded JSON', () => {
  const rule = (...kinds: readonly string[]) => ({ matchers: kinds.map((match) => ({ match })) });

  test.each([
    ['without a rule is compared as it stands', {}, '{ &quot;id&quot;: <mark>1</mark> }'],
    ['with a rule of equality, too', { '$.id': rule('equality') }, '{ &quot;id&quot;: <mark>1</mark> }'],
    [
      'with a moment in either encoding, too',
      { '$.id': rule('equality', 'regex') },
      '{ &quot;id&quot;: <mark>1</mark> }',
    ],
    ['with a rule that it is null, too', { '$.id': rule('null') }, '{ &quot;id&quot;: <mark>1</mark> }'],
    ['with a pattern alone is not', { '$.id': rule('regex') }, '{ &quot;id&quot;: 1 }'],
    ['with a rule by kind is not', { '$.id': rule('number') }, '{ &quot;id&quot;: 1 }'],
    ['nor with several rules, of which one may hold', { '$.id': rule('equality', 'null') }, '{ &quot;id&quot;: 1 }'],
    ['nor below a rule by kind', { $: rule('type') }, '{ &quot;id&quot;: 1 }'],
  ])('%s', (_, rules, expected) => {
    expect(jsonView({ id: 1 }, rules).markup).toBe(expected);
  });

  test('is marked in lists by their elements, one by one or all together', () => {
    const rules = { '$.data': rule('type'), '$.data[*].id': rule('equality'), '$.data[1].name': rule('equality') };
    expect(
      jsonView(
        {
          data: [
            { id: 1, name: 'a' },
            { id: 2, name: 'b' },
          ],
        },
        rules,
      ).markup.match(/<mark>[^<]*<\/mark>/g),
    ).toEqual(['<mark>1</mark>', '<mark>2</mark>', '<mark>&quot;b&quot;</mark>']);
  });
});

describe('a command', () => {
  const request = {
    method: 'POST',
    path: '/assessments/5/answers',
    query: { status: ['!exempt'], with: ['a,b'] },
    headers: { 'Content-Type': ['application/json'], 'X-App-Code': ["it's"] },
    body: { content: { text: `it's "$HOME"` } },
  };
  const call: RecordedCall = { description: 'x: does', provider: 'portal', request, response: { status: 200 } };

  test.skipIf(process.platform === 'win32')('is what a shell takes letter by letter', () => {
    const echoed = execFileSync(
      'sh',
      [
        '-c',
        `curl() { for each in "$@"; do printf '%s\\n' "$each"; done; }; HOST=https://api.example; TOKEN=t; ${curlOf(call)}`,
      ],
      { encoding: 'utf8' },
    );
    expect(echoed.trimEnd().split('\n')).toEqual([
      '-X',
      'POST',
      'https://api.example/assessments/5/answers?status=!exempt&with=a,b',
      '-b',
      'session.txt',
      '-c',
      'session.txt',
      '-H',
      'Accept: application/json',
      '-H',
      "X-App-Code: it's",
      '-H',
      'X-XSRF-TOKEN: t',
      '-H',
      'Content-Type: application/json',
      '--data',
      `{ "text": "it's \\"$HOME\\"" }`,
    ]);
  });

  test('sends the parts of a form, a file by its name', () => {
    const form =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nHello.\r\n--b\r\nContent-Disposition: form-data; name="type"\r\n\r\nevidence\r\n--b--\r\n';
    const upload = {
      ...request,
      headers: { 'Content-Type': ['multipart/form-data;boundary=b'] },
      body: { content: Buffer.from(form).toString('base64'), encoded: 'base64' },
    };
    expect(curlOf({ ...call, request: upload })).toContain("-F 'file=@a.txt' \\\n  -F 'type=evidence'");
  });
});

test.each([
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'array', items: { type: ['number', 'string'] }, minItems: 1 }, '(number | string)[] /* at least 1 */'],
  [{ type: 'string', minLength: 1, maxLength: 50 }, 'string /* 1 to 50 characters */'],
  [{ enum: ['a', 'b'] }, '&quot;a&quot; | &quot;b&quot;'],
  [{ $ref: '#/components/schemas/Page' }, '<a href="#shape-Page">Page</a>'],
  [
    { type: 'object', properties: { id: { type: 'number' }, to: {} }, required: ['id'], additionalProperties: false },
    '{\n  id: number;\n  to?: any;\n  // and no other key\n}',
  ],
  [{ type: 'object', additionalProperties: { type: 'string' } }, '{\n  [key]: string;\n}'],
])('the shape of %j', (schema, text) => {
  expect(shapeText(schema).markup).toBe(text);
});
