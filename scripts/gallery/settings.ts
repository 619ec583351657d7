/** What `npm run gallery` hands to the browser tests that take the pictures, in the environment variable of this name. */
export const SETTINGS = 'WAYMARK_GALLERY';

/** Where the worker of each test writes what it saw of one state; the page is written from all of them. */
export const PARTS = 'parts';

export interface GallerySettings {
  /** An absolute path. */
  readonly out: string;
  /** Areas and flows to be taken; null takes all. */
  readonly area: string | null;
  /** `<area>/<name>`, as in the catalogue. */
  readonly flow: string | null;
}

/** Reads the settings as the worker of a test finds them. Throws where there are none. */
export const readSettings = (): GallerySettings => {
  const text = process.env[SETTINGS];
  if (text === undefined) throw new Error('The pictures are taken by `npm run gallery`.');
  return JSON.parse(text) as GallerySettings;
};

/** Whether a flow is one of those that are asked for. */
export const isWanted = (
  { area, flow }: Pick<GallerySettings, 'area' | 'flow'>,
  entry: { readonly area: string; readonly name: string },
): boolean => (area === null || entry.area === area) && (flow === null || `${entry.area}/${entry.name}` === flow);
