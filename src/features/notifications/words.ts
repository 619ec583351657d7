/** I-03 to I-07, letter by letter [V]; the other words are ours. */
export const NEWS = {
  booking: (product: string) => `Your ${product} booking has updated. See 'My Bookings' for details.`,
  viewBookings: 'View Bookings',
  reportDelivered: 'Your report has been emailed to you.',
  downloadNow: 'Download Now',
  reportFailed: 'Oops, something went wrong with your report.',
  findOutMore: 'Find out more',
  importVerified: 'Your import has been validated, and is ready for review.',
  importComplete: 'Your import is complete.',
  marked: (title: string, passed: boolean) => `Your assessment ${title} was marked: ${passed ? 'passed' : 'not passed'}.`,
  seeResult: 'See the result',
  toReview: 'Work that you review has changed. The links are in your mail.',
} as const;
