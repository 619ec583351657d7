import type { Pool } from './pool.ts';

export const onTheQuay: Pool = {
  modules: [
    ['Taking a line', 'Where to stand, what to shout, and when to let go.'],
    ['Lifejacket check', 'Cylinder, toggle, crotch strap. One minute.'],
    ['Fenders and cleats', 'Two knots are enough.'],
    ['Slips, trips and weed', 'Why the ladder is closed at low water.'],
    ['The visitor log', 'Names, boats, times; nothing else.'],
    ['Fuel berth rules', 'No smoking, no telephones, no hurry.'],
    ['Children on the pontoon', 'Whose eyes are on whom.'],
    ['Reading the tide table', 'High, low, and the hour that catches people.'],
  ],
  collections: [
    ['Ropes, Fenders, Cleats', 'Everything that holds a boat still.'],
    ['First Aid Afloat', 'Cold, cuts and the long way to an ambulance.'],
  ],
};

export const radioRoom: Pool = {
  modules: [
    ['Radio procedure', 'Say who you call, say who you are, then wait.'],
    ['Mayday, Pan-Pan, Sécurité', 'Three words, three worlds.'],
    ['Keeping the log', 'Every call, every time, in ink.'],
    ['Handing over the watch', 'Who is out, who is due, what worries you.'],
    ['Weather at a glance', 'The forecast in four lines.'],
    ['When nobody answers', 'Try, wait, try, tell.'],
    ['Lone working: who knows where you are?', 'A plan, a time, a person.'],
  ],
  collections: [['The Saturday Watch', 'For the crew that opens the harbour.']],
};
