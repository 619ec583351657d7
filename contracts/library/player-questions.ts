import type { Question } from '../assumption.ts';

/** What a real API's player of packages has to do, to whose page `viewModule` leads. No call of the app can prove it. */
export const PLAYER_QUESTIONS = [
  {
    part: 'reply',
    at: '',
    question:
      'Does the player of packages name the learner for whom it was opened in each call that stores, does the API answer 409 where the session acts as somebody else, and does the player then store nothing more and post `waymark.player.session-changed` to the page around it?',
    decision: '0288',
    isPinned: false,
  },
  {
    part: 'reply',
    at: '',
    question:
      'Does the view of a SCORM package lead to an origin without the session, by an address that is signed for one learner and one module?',
    decision: '0342',
    isPinned: false,
  },
  {
    part: 'reply',
    at: '',
    question:
      'Does each call of a player that stores name the player, whose state it replaces and its number; does the API answer 409 to a player that was opened earlier, and after a restart; and does the player say so?',
    decision: '0340',
    isPinned: false,
  },
  {
    part: 'reply',
    at: '',
    question:
      'Does the player end its package at the message `waymark.player.leave`, answer `waymark.player.leaving` at once and `waymark.player.left` once everything is stored, and post `waymark.player.session-ended` where a call was answered with 401?',
    decision: '0339',
    isPinned: false,
  },
] as const satisfies readonly Question[];
