import { screen, within } from '@testing-library/react';
import { unscheduleEntry } from '#machines/bookings/unschedule.samples.ts';
import { openUnschedule, type Answer, type UnscheduleOptions } from './open-flow.tsx';

export type Flow = ReturnType<typeof openUnschedule>;

/** An outcome of the samples, by the id of its invoke and its name. */
const outcome = (id: string, name: string): Answer => unscheduleEntry.outcomes[id]?.[name] as Answer;
/** An effect comes back as in the samples. */
export const comeBack = (flow: Flow, id: string, name: string): void => flow.answer(id, outcome(id, name));
export const confirmBox = () => screen.getByRole('checkbox', { name: /^Yes, I want to unschedule/ });
export const go = (name: string) => screen.getByRole('button', { name });
/** What a booking's line says. */
export const line = (title: string) =>
  within(screen.getByText(title, { selector: '.strong' }).closest('li') as HTMLElement);
/** The announcement that a text belongs to. */
export const alertOf = (text: string | RegExp) => screen.getByText(text).closest('[role=alert]');

/** The form; nothing was found on the device. */
export const opened = (options: UnscheduleOptions = {}): Flow => {
  const flow = openUnschedule(options);
  comeBack(flow, 'findIntention', 'nothing is stored');
  return flow;
};
/** The form with the fee. */
export const priced = (options: UnscheduleOptions = {}): Flow => {
  const flow = opened(options);
  comeBack(flow, 'priceFee', 'it costs something');
  return flow;
};
/** Confirmed and sent off. The next ones are each a step further. */
export const decided = async (options: UnscheduleOptions = {}): Promise<Flow> => {
  const flow = priced(options);
  await flow.user.click(confirmBox());
  await flow.user.click(go('Go to Payment'));
  return flow;
};
export const verifying = async (): Promise<Flow> => {
  const flow = await decided();
  comeBack(flow, 'claimIntention', 'nothing is stored');
  return flow;
};
export const openingBasket = async (): Promise<Flow> => {
  const flow = await verifying();
  comeBack(flow, 'readFacts', 'nothing has changed');
  return flow;
};
export const paying = async (): Promise<Flow> => {
  const flow = await openingBasket();
  comeBack(flow, 'openBasket', 'it costs what was shown');
  return flow;
};
export const submitting = async (): Promise<Flow> => {
  const flow = await paying();
  comeBack(flow, 'payment', 'it is paid');
  return flow;
};
/** An earlier visit left something. */
export const found = (name: string): Promise<Flow> => {
  const flow = openUnschedule();
  comeBack(flow, 'findIntention', name);
  return Promise.resolve(flow);
};
/** One effect more. */
export const after = async (before: Promise<Flow>, id: string, name: string): Promise<Flow> => {
  const flow = await before;
  comeBack(flow, id, name);
  return flow;
};
