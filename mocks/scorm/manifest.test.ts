import { describe, expect, test } from 'vitest';
import { zip } from '../testing/zip.ts';
import { readManifest } from './manifest.ts';

const ITEM = '<item identifier="i" identifierref="r"><title>One</title></item>';
const RESOURCES = '<resources><resource identifier="r" type="webcontent" href="index.html"/></resources>';
const manifest = (item = ITEM, resources = RESOURCES, version = '1.2'): string => `<manifest><metadata><schemaversion>${version}</schemaversion></metadata><organizations><organization>${item}</organization></organizations>${resources}</manifest>`;
const read = (entries: Readonly<Record<string, string>>) => readManifest(Uint8Array.from(zip(entries)));
const launchOf = async (xml: string, file: string) => (await read({ 'imsmanifest.xml': xml, [file]: '' }))?.launch;

describe('N-24: a package that cannot be launched', () => {
  test.each<readonly [string, Readonly<Record<string, string>>]>([
    ['no manifest', { 'index.html': '' }],
    ['an empty manifest', { 'imsmanifest.xml': '', 'index.html': '' }],
    ['a manifest that breaks off', { 'imsmanifest.xml': manifest().slice(0, 160), 'index.html': '' }],
    ['no item that can be launched', { 'imsmanifest.xml': manifest('<item identifier="i"><title>One</title></item>'), 'index.html': '' }],
    ['a resource that is not there', { 'imsmanifest.xml': manifest(ITEM, '<resources/>'), 'index.html': '' }],
    ['a resource without an address', { 'imsmanifest.xml': manifest(ITEM, '<resources><resource identifier="r"/></resources>'), 'index.html': '' }],
    ['a launch file that is missing', { 'imsmanifest.xml': manifest() }],
    ['a launch file elsewhere in the web', { 'imsmanifest.xml': manifest(ITEM, RESOURCES.replace('index.html', 'https://elsewhere.example/')), 'index.html': '' }],
    ['an address that cannot be decoded', { 'imsmanifest.xml': manifest(ITEM, RESOURCES.replace('index.html', '%')), '%': '' }],
  ])('%s', async (_, entries) => expect(await read(entries)).toBeNull());

  test('no zip at all', async () => expect(await readManifest(new TextEncoder().encode('no zip at all'))).toBeNull());
});

describe('N-24: the ways in which tools write a manifest', () => {
  test.each([
    ['single quotes', manifest(ITEM.replaceAll('"', "'"), RESOURCES.replaceAll('"', "'")), 'index.html', 'index.html'],
    ['an item that closes itself', manifest('<item identifier="i" identifierref="r"/>'), 'index.html', 'index.html'],
    ['items within an item', manifest(`<item identifier="chapter"><title>One</title>${ITEM}</item>`), 'index.html', 'index.html'],
    ['an example in a comment', manifest(`<!-- <item identifier="x" identifierref="nothing"> -->${ITEM}`), 'index.html', 'index.html'],
    ['a query with an escaped ampersand', manifest(ITEM, RESOURCES.replace('index.html', 'start.html?a=1&amp;b=2')), 'start.html', 'start.html?a=1&b=2'],
    ['an address with an escaped space', manifest(ITEM, RESOURCES.replace('index.html', 'my%20course.html')), 'my course.html', 'my%20course.html'],
    ['folders of the resources', manifest(ITEM, '<resources xml:base="content/"><resource identifier="r" xml:base="one/" href="index.html"/></resources>'), 'content/one/index.html', 'content/one/index.html'],
  ])('%s', async (_, xml, file, launch) => expect(await launchOf(xml, file)).toBe(launch));

  test('SCORM 1.2 without a version, by its namespace alone', async () => {
    const xml = manifest(ITEM, RESOURCES, '').replace('<manifest>', '<manifest xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">');
    expect((await read({ 'imsmanifest.xml': xml, 'index.html': '' }))?.version).toBe('1.2');
    expect((await read({ 'imsmanifest.xml': manifest(ITEM, RESOURCES, ''), 'index.html': '' }))?.version).toBe('2004');
  });

  test('the objectives of the launched item, and what it is told', async () => {
    const item = `<item identifierref='r'><adlcp:dataFromLMS>level=2&amp;kind=b</adlcp:dataFromLMS><imsss:sequencing><imsss:objectives><imsss:primaryObjective objectiveID="whole"/><imsss:objective objectiveID="part"/></imsss:objectives></imsss:sequencing></item><item identifierref="r"><imsss:objective objectiveID="of another"/></item>`;
    expect(await read({ 'imsmanifest.xml': manifest(item, RESOURCES, '2004 3rd Edition'), 'index.html': '' })).toEqual({ version: '2004', launch: 'index.html', launchData: 'level=2&kind=b', objectives: ['whole', 'part'] });
  });
});
