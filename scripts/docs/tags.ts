/** What the calls of each area are for, as the document says it beside the tag. */
const TAGS: Readonly<Record<string, string>> = {
  session: 'Signing in and out, forgotten passwords, and viewing as a learner.',
  profile: 'The person who is signed in: what they are and may do, their own account, and two-factor.',
  assessments: 'Assessments to take, and the reviews of what was submitted.',
  library: 'Training and help: categories, collections, modules, pages, their pictures, and beginning anew.',
  awards: 'Awards, certificates and points.',
  commerce: 'Baskets and how they are paid.',
  files: 'Storing a file and reading it again.',
  builder: 'Changing pages, and what an author chooses from.',
  addresses: 'Looking an address up.',
  notifications: 'The right to hear events; the events themselves stand under `x-events`.',
  analytics: 'What is counted: viewing and payments.',
  organisations: 'What an organisation shows on home.',
  releases: 'The update history of the product.',
  evidence: 'Evidence of training done elsewhere, and its reviews.',
  bookings: 'Workshops and online learning that were booked: their dates, places and changes.',
  registration: 'Making an account from an address of registration.',
  subscriptions: 'Plans, subscriptions and invoices.',
};

/** A tag of the document for an area; one that nothing is said of has its name alone, which a test refuses. */
export const tagOf = (area: string): { readonly name: string; readonly description?: string } => {
  const description = TAGS[area];
  return description === undefined ? { name: area } : { name: area, description };
};
