// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '#api/testing/open-page.tsx';
import type { Surroundings } from '#current/surroundings.ts';
import { CurrentContext } from '#current/current-context.ts';
import { SurroundingsContext } from '#current/surroundings.ts';
import {
  builderContent,
  card,
  collectionCard,
  columns,
  file,
  heading,
  iframe,
  image,
  link,
  moduleCard,
  pageCard,
  pageLink,
  richText,
  simpleText,
  unknownBlock,
  video,
  youtube,
} from '#fixtures/library/builder-content.ts';
import { tomWhitfield } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { AuthoredContent } from './AuthoredContent.tsx';

const NOW = Date.UTC(2026, 2, 2, 9);
const surroundings = { clock: { now: () => NOW, subscribe: () => () => undefined } } as unknown as Surroundings;

let door: InProcess;

beforeEach(async () => {
  door = createInProcess({ now: () => NOW });
  await door.demo.as(tomWhitfield.email);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Tom reads it on page 157. */
const read = (...blocks: Parameters<typeof builderContent>[0]) => readContent(builderContent(blocks));
const readContent = (content: string) =>
  openPage(door, (person) => (
    <SurroundingsContext value={surroundings}>
      <CurrentContext value={person}>
        <AuthoredContent content={content} holder={{ entities: 'pages', id: 157 }} base="/pages/157" />
      </CurrentContext>
    </SurroundingsContext>
  ));

test('P-05, P-11, P-12: headings below the page’s own, rich text without what could act, text as it was typed', async () => {
  await read(
    heading('Before you go in', 'h1'),
    heading('Hands', 'h2'),
    heading('Nails', 'h3'),
    richText('<p onclick="x()">Wash <strong>twice</strong>.<script>x()</script></p>'),
    simpleText('One line.\nAnother.'),
  );
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', 'Before you go in'],
    ['H3', 'Hands'],
    ['H4', 'Nails'],
  ]);
  expect(screen.getByText('twice').closest('p')?.outerHTML).toBe('<p>Wash <strong>twice</strong>.</p>');
  expect(screen.getByText(/Another/).textContent).toBe('One line.\nAnother.');
});

test('P-06, P-13: a card has a name; columns stand beside each other in their order', async () => {
  await read(card('The paper', simpleText('To sign')), columns([simpleText('In')], [simpleText('Out')]));
  expect(screen.getByRole('region', { name: 'The paper' }).textContent).toBe('The paperTo sign');
  expect([...document.querySelectorAll('.content__columns--2 > div')].map(({ textContent }) => textContent)).toEqual([
    'In',
    'Out',
  ]);
});

test('P-07, P-25: links lead within the product, to the web, or nowhere', async () => {
  await read(
    link('Elsewhere', 'https://regulator.example/cpd'),
    { kind: 'CustomLink', props: { label: 'Within', url: '/search?search=infection' } },
    link('Attack', 'javascript:alert(1)'),
  );
  expect(
    screen
      .getAllByRole('link')
      .map((one) => [one.textContent, one.getAttribute('href'), one.getAttribute('rel'), one.getAttribute('target')]),
  ).toEqual([
    ['Elsewhere', 'https://regulator.example/cpd', 'noopener noreferrer', '_blank'],
    ['Within', '/search?search=infection', null, null],
  ]);
  expect(screen.getByText('Attack').closest('a')).toBeNull();
});

test('P-25: nothing is asked of YouTube until somebody presses, and another site is a link where the build does not admit it', async () => {
  await read(
    youtube('dQw4w9WgXcQ', 'The washer'),
    iframe('https://regulator.example/checklist'),
    iframe('javascript:alert(1)'),
    youtube('"><script>', 'Attack'),
  );
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the page on regulator.example' }).getAttribute('rel')).toBe(
    'noopener noreferrer',
  );
  expect(screen.getByText('A page of another site could not be shown here.')).toBeTruthy();
  expect(screen.getByText('A video could not be shown here: Attack')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Play “The washer”' }));
  const frame = screen.getByTitle('The washer');
  expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

test('P-09, P-16: a picture as it was uploaded or cropped, a video; what does not arrive says so', async () => {
  await read(image(612, 'The room', 'cropped'), image(612, 'The door', 'original'), video(905, 'Handing over'));
  expect([...document.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual([
    '/api/thumbnails/612/1600/1000/',
    '/api/thumbnails/612?original=true&maxWidth=1000',
  ]);
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/api/files/905/view');
  fireEvent.error(document.querySelectorAll('img')[1] as HTMLImageElement);
  fireEvent.error(document.querySelector('video') as HTMLVideoElement);
  expect(screen.getByText('A picture could not be shown here: The door')).toBeTruthy();
  expect(screen.getByText('A video could not be shown here: Handing over')).toBeTruthy();
});

test('P-20: cards of what is assigned to the reader, at the addresses of this page, and no others', async () => {
  const { queries } = await read(
    moduleCard(707),
    moduleCard(801),
    pageCard(157),
    pageLink('Elsewhere', 153),
    collectionCard(999),
  );
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  const mine = (await (await door.fetch('users/12/modules?organisation_id=1&per_page=100')).json()) as {
    data: { module_id: number }[];
  };
  const hasMine = mine.data.some(({ module_id }) => module_id === 707);
  expect(screen.queryAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    ...(hasMine ? ['/pages/157/modules/707'] : []),
    '/pages/157',
  ]);
});

test('P-08, P-22: a file of the page is saved; where it does not come the block says so', async () => {
  URL.createObjectURL = () => 'blob:file';
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await read(file('Decontamination of instruments', 907));
  fireEvent.click(screen.getByRole('button', { name: 'Decontamination of instruments' }));
  await waitFor(() => expect(names).toEqual(['Decontamination of instruments.pdf']));
  await door.demo.faults.set([{ call: 'downloadEntityFile', status: 500, times: 'always' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Decontamination of instruments' }));
  expect(await screen.findByText('Sorry, there was a problem downloading this file. Please try again.')).toBeTruthy();
});

test('P-23: an unknown block keeps its place, and what is no document says so', async () => {
  await read(simpleText('before'), unknownBlock, simpleText('after'));
  expect(document.querySelector('.content')?.textContent).toBe(
    'beforeA part of this page could not be shown here.after',
  );
  cleanup();
  await readContent('<p>Every second Tuesday</p>');
  expect(document.querySelector('.content')?.textContent).toBe('What is written here could not be shown here.');
});
