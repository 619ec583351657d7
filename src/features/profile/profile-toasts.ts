import type { DeliveryMessage } from '#persistence/work-kind.ts';

/** G-08: names, picture and fields were saved. */
export const DETAILS_SAVED: DeliveryMessage = {
  title: 'Updated',
  text: 'Thank you. Your details have been updated.',
  marker: 'done',
};

/** G-11: the new password counts. */
export const PASSWORD_SAVED: DeliveryMessage = {
  title: 'Updated',
  text: 'Your password has been successfully updated.',
  marker: 'done',
};

/** G-09: any failure that stands beside no field. */
export const NOT_SAVED: DeliveryMessage = {
  title: 'Oops!',
  text: 'Sorry, something went wrong. Please try again.',
  tone: 'danger',
};
