/** F-02. */
export const UNABLE = 'Unable to process payment at this time.';
/** F-03. */
export const PAY_NOW = 'Pay Now';
export const BACK = 'Back';

/** Where the provider itself has no words. */
export const REFUSED = 'The payment was refused. Nothing has been taken.';
export const NOT_TAKEN = 'The connection broke before the payment was made. Nothing has been taken, so you can try again.';
