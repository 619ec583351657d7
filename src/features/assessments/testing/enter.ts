import { createInProcess, type InProcess } from '#mocks/in-process.ts';

/** A backend with Amara at its door. */
export const enter = async (): Promise<InProcess> => {
  const door = createInProcess();
  await door.demo.as('amara.osei@demo.example');
  return door;
};
