/** G-05, K-02: kinds of pictures that may be an avatar, in the order of Laravel's message. */
const EXTENSIONS = ['jpg', 'jpeg', 'gif', 'png'] as const;

/** How the bytes of each kind begin. */
const BEGINNINGS: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

const extensionOf = (name: string): string => (name.split('.').at(-1) ?? '').toLowerCase();

export const isPictureName = (name: string): boolean => EXTENSIONS.some((extension) => extension === extensionOf(name));

/** Whether a file is such a picture by its name and by its bytes, as Laravel's `mimes` looks at both. */
export const isPicture = (name: string, content: Uint8Array): boolean =>
  isPictureName(name) && BEGINNINGS.some((beginning) => beginning.every((byte, index) => content[index] === byte));

export const NO_PICTURE = `The file field must be a file of type: ${EXTENSIONS.join(', ')}.`;
