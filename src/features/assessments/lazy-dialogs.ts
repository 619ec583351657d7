import { lazy } from 'react';

const sheet = () => import('./PaletteSheet.tsx');
const check = () => import('./CheckDialog.tsx');

/** Dialogs bring React Aria with them; the questions do not wait for it. */
export const PaletteSheet = lazy(async () => ({ default: (await sheet()).PaletteSheet }));
export const CheckDialog = lazy(async () => ({ default: (await check()).CheckDialog }));

/** Fetches the dialogs while there still is a connection: submitting must not need another file then. */
export const fetchDialogs = (): void => {
  void Promise.allSettled([sheet(), check()]);
};
