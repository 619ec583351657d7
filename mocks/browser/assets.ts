import { assetUrl, isAssetName } from '#fixtures/files/assets.ts';

/** Bytes of a seeded file from the host that the demo came from; null where it has none, or is out of reach. */
export const assetFromHost = async (name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (!isAssetName(name)) return null;
  try {
    const response = await fetch(assetUrl(name));
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
};
