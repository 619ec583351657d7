import type { Persona } from '#contracts/demo.ts';

/** The name of a person of the demo; the address itself where it is somebody else's. */
export const personaName = (personas: readonly Persona[], email: string): string =>
  personas.find((persona) => persona.email === email)?.name ?? email;

export const NOBODY_BESIDE = 'Nobody sits beside.';

/** What came of signing somebody in beside; `isOpen` is false where the second frame was closed meanwhile. */
export const sitBesideText = (personas: readonly Persona[], email: string, isOpen: boolean): string =>
  isOpen ? `${personaName(personas, email)} sits beside.` : NOBODY_BESIDE;
