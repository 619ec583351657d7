import { describe, expect, test } from 'vitest';
import { zip } from '../testing/zip.ts';
import { readManifest } from './manifest.ts';
import { openZip } from './unzip.ts';

const ITEM = '<item identifier="i" identifierref="r"><title>One</title></item>';
const RESOURCES = '<resources><resource identifier="r" type="webcontent" href="index.html"/></resources>';
const manifest = (item = ITEM, resources = RESOURCES, version = '1.2'): string =>
  `<manifest><metadata><schemaversion>${version}</schemaversion></metadata><organizations><organization>${item}</organization></organizations>${resources}</manifest>`;
const read = (entries: Readonly<Record<string, string | Uint8Array>>) =>
  readManifest(openZip(Uint8Array.from(zip(entries))));
const launchOf = async (xml: string, file: string) =>
  (await read({ 'imsmanifest.xml': xml, [file]: '' }))?.objects[0].launch;

describe('N-24: a package that cannot be launched', () => {
  test.each<readonly [string, Readonly<Record<string, string>>]>([
    ['no manifest', { 'index.html': '' }],
    ['an empty manifest', { 'imsmanifest.xml': '', 'index.html': '' }],
    ['a manifest that breaks off', { 'imsmanifest.xml': manifest().slice(0, 160), 'index.html': '' }],
    [
      'no item that can be launched',
      { 'imsmanifest.xml': manifest('<item identifier="i"><title>One</title></item>'), 'index.html': '' },
    ],
    ['a resource that is not there', { 'imsmanifest.xml': manifest(ITEM, '<resources/>'), 'index.html': '' }],
    [
      'a resource without an address',
      { 'imsmanifest.xml': manifest(ITEM, '<resources><resource identifier="r"/></resources>'), 'index.html': '' },
    ],
    ['a launch file that is missing', { 'imsmanifest.xml': manifest() }],
    [
      'a launch file elsewhere in the web',
      {
        'imsmanifest.xml': manifest(ITEM, RESOURCES.replace('index.html', 'https://elsewhere.example/')),
        'index.html': '',
      },
    ],
  ])('%s', async (_, entries) => expect(await read(entries)).toBeNull());
});

describe('N-24: the ways in which tools write a manifest', () => {
  test.each([
    ['single quotes', manifest(ITEM.replaceAll('"', "'"), RESOURCES.replaceAll('"', "'")), 'index.html', 'index.html'],
    ['an item that closes itself', manifest('<item identifier="i" identifierref="r"/>'), 'index.html', 'index.html'],
    [
      'items within an item',
      manifest(`<item identifier="chapter"><title>One</title>${ITEM}</item>`),
      'index.html',
      'index.html',
    ],
    [
      'an example in a comment',
      manifest(`<!-- <item identifier="x" identifierref="nothing"> -->${ITEM}`),
      'index.html',
      'index.html',
    ],
    [
      'a query with an escaped ampersand',
      manifest(ITEM, RESOURCES.replace('index.html', 'start.html?a=1&amp;b=2')),
      'start.html',
      'start.html?a=1&b=2',
    ],
    [
      'an address with an escaped space',
      manifest(ITEM, RESOURCES.replace('index.html', 'my%20course.html')),
      'my course.html',
      'my%20course.html',
    ],
    [
      'folders of the resources',
      manifest(
        ITEM,
        '<resources xml:base="content/"><resource identifier="r" xml:base="one/" href="index.html"/></resources>',
      ),
      'content/one/index.html',
      'content/one/index.html',
    ],
    [
      'a per cent sign',
      manifest(ITEM, RESOURCES.replace('index.html', '100% done.html')),
      '100% done.html',
      '100%25%20done.html',
    ],
    [
      'another case',
      manifest(ITEM, RESOURCES.replace('index.html', 'Course/INDEX.html')),
      'course/index.HTML',
      'course/index.HTML',
    ],
    [
      'backslashes',
      manifest(ITEM, RESOURCES.replace('index.html', String.raw`.\course\index.html?a=b\c`)),
      'course/index.html',
      String.raw`course/index.html?a=b\c`,
    ],
    [
      'backslashes in the zip',
      manifest(ITEM, RESOURCES.replace('index.html', 'course/index.html')),
      String.raw`course\index.html`,
      'course/index.html',
    ],
    ['a prefix for its namespace', manifest().replaceAll(/<(\/?)(?=\w)/g, '<$1imscp:'), 'index.html', 'index.html'],
  ])('%s', async (_, xml, file, launch) => expect(await launchOf(xml, file)).toBe(launch));

  const TITLED = manifest(ITEM.replace('One', 'Café'));
  test.each([
    ['UTF-16, the lower byte first', Buffer.from(`\ufeff${TITLED}`, 'utf16le')],
    ['UTF-16, the higher byte first', Buffer.from(`\ufeff${TITLED}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(TITLED, 'utf16le')],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TITLED}`)],
    ['another code page', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${TITLED}`, 'latin1')],
  ])('P10: %s', async (_, bytes) =>
    expect((await read({ 'imsmanifest.xml': bytes, 'index.html': '' }))?.objects[0].title).toBe('Café'),
  );

  test('SCORM 1.2 without a version, by its namespace alone', async () => {
    const xml = manifest(ITEM, RESOURCES, '').replace(
      '<manifest>',
      '<manifest xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">',
    );
    expect((await read({ 'imsmanifest.xml': xml, 'index.html': '' }))?.version).toBe('1.2');
    expect((await read({ 'imsmanifest.xml': manifest(ITEM, RESOURCES, ''), 'index.html': '' }))?.version).toBe('2004');
  });

  test('the objectives of the launched item, and what it is told', async () => {
    const item = `<item identifierref='r'><adlcp:dataFromLMS>level=2&amp;kind=b</adlcp:dataFromLMS><imsss:sequencing><imsss:objectives><imsss:primaryObjective objectiveID="whole"/><imsss:objective objectiveID="part"/></imsss:objectives></imsss:sequencing></item><item identifierref="r"><imsss:objective objectiveID="of another"/></item>`;
    expect(
      await read({ 'imsmanifest.xml': manifest(item, RESOURCES, '2004 3rd Edition'), 'index.html': '' }),
    ).toMatchObject({
      version: '2004',
      objects: [
        { launch: 'index.html', launchData: 'level=2&kind=b', objectives: ['whole', 'part'] },
        { objectives: ['of another'] },
      ],
    });
  });
});

describe('N-24: a package of several objects', () => {
  const item = (id: string, more = ''): string =>
    `<item identifier="${id}" identifierref="r"${more}><title>${id.toUpperCase()}</title></item>`;
  const objectsOf = async (items: string, resources = RESOURCES) =>
    (await read({ 'imsmanifest.xml': manifest(items, resources), 'index.html': '' }))?.objects ?? [];
  const idsOf = async (items: string) => (await objectsOf(items)).map(({ id }) => id);

  test('stands in the order of the organization, chapters flattened, each with what is its own', async () => {
    const chapter = `<item identifier="chapter"><title>A chapter</title>${item('b')}<item identifier="c" identifierref="r"><title>C</title>${item('d')}<adlcp:datafromlms>of c</adlcp:datafromlms></item></item>`;
    const objects = await objectsOf(`${item('a')}${chapter}<item identifier="e" identifierref="r"/>`);
    expect(objects.map(({ id, title, launchData }) => [id, title, launchData])).toEqual([
      ['a', 'A', ''],
      ['b', 'B', ''],
      ['c', 'C', 'of c'],
      ['d', 'D', ''],
      ['e', '', ''],
    ]);
  });

  test('leaves out an invisible item, but not the items within it, and shows it where there is no other', async () => {
    expect(await idsOf(`${item('a')}${item('b', ' isvisible="false"')}${item('c', ' isvisible="true"')}`)).toEqual([
      'a',
      'c',
    ]);
    expect(await idsOf(`<item identifier="a" isvisible='false' identifierref="r">${item('b')}</item>`)).toEqual(['b']);
    expect(await idsOf(item('a', ' isvisible="false"'))).toEqual(['a']);
  });

  test.each([
    ['index.html', '?part=2', 'index.html?part=2'],
    ['index.html', 'part=2', 'index.html?part=2'],
    ['index.html', '&amp;part=2', 'index.html?part=2'],
    ['index.html?a=1', '?b=2', 'index.html?a=1&b=2'],
    ['index.html', '#two', 'index.html#two'],
    ['index.html#one', '#two', 'index.html#one'],
    ['index.html', '', 'index.html'],
  ])('launches %s with the parameters “%s” as %s', async (href, parameters, launch) => {
    expect(
      (await objectsOf(item('a', ` parameters="${parameters}"`), RESOURCES.replace('index.html', href)))[0]?.launch,
    ).toBe(launch);
  });

  test('takes the default organization, and the first where none is named', async () => {
    const organizations = (wanted: string): string =>
      `<manifest><organizations${wanted}><organization identifier="one">${item('a')}</organization><organization identifier="two">${item('b')}${item('c')}</organization></organizations>${RESOURCES}</manifest>`;
    const ids = async (wanted: string) =>
      (await read({ 'imsmanifest.xml': organizations(wanted), 'index.html': '' }))?.objects.map(({ id }) => id);
    expect([await ids(' default="two"'), await ids(''), await ids(' default="three"')]).toEqual([
      ['b', 'c'],
      ['a'],
      ['a'],
    ]);
  });

  test('lists an object whose file is missing, without an address', async () => {
    const objects = await objectsOf(`${item('a')}<item identifier="b" identifierref="nothing"/>`);
    expect(objects.map(({ id, launch }) => [id, launch])).toEqual([
      ['a', 'index.html'],
      ['b', null],
    ]);
  });

  test('tells items apart that have no identifier, or the same', async () => {
    expect(await idsOf(`${item('a')}${item('a')}<item identifierref="r"/>`)).toEqual(['a', 'a#2', '#3']);
  });

  test('reads titles with entities, or in CDATA', async () => {
    const objects = await objectsOf(
      '<item identifierref="r"><title>Caf&#233; &amp; &#x201C;bar&#x201D;</title></item><item identifierref="r"><title><![CDATA[Q&A]]></title></item>',
    );
    expect(objects.map(({ title }) => title)).toEqual(['Café & “bar”', 'Q&A']);
  });
});
