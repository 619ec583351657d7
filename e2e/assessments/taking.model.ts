export const takingModel = undefined as never;
