/** J-05 says it so everywhere. */
export const OOPS = 'Oops, something went wrong!';

export const TITLES = {
  plans: 'Plans and prices',
  leaving: 'One moment',
  asking: 'Looking for your payment',
  unconfirmed: 'Your payment is on its way',
  unverifiable: 'Thank you',
} as const;

/** What stands above the plans after something was tried. */
export const NOTICES = {
  cancelled: {
    title: 'You came back before paying.',
    text: 'Nothing was taken, and nothing has started. Your choice is still here.',
  },
  returned: {
    title: 'You came back from the payment page.',
    text: 'We have not heard of a payment. If you did pay, wait for the receipt in your mail before you try again.',
  },
  failed: { title: OOPS, text: 'The payment page did not open, so nothing was taken. Try again in a moment.' },
  unsafe: {
    title: OOPS,
    text: 'The payment page has an address that is not safe to open, so nothing was taken. Please tell your organisation.',
  },
} as const;
