/** What stands beside a required field that is empty (K-06). */
export const REQUIRED = 'Please complete this field';
