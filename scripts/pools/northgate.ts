import type { Pool } from './pool.ts';

export const movingAndHandling: Pool = {
  modules: [
    ['From bed to chair', 'Look, ask, plan, move. In that order, every time.'],
    ['Slide sheets: two people, one sheet', 'Where the hands go and what the feet do.'],
    ['The resident who says no today', 'What changed since yesterday, and whom you tell.'],
    ['Stand aids: when and when not', 'Who can weight-bear, and how you know.'],
    ['Slings: label, stitching, size', 'Thirty seconds before every lift.'],
    ['After a fall', 'Do not pull. Check, comfort, call, then decide how.'],
    ['Wheelchairs: brakes and footplates', 'The small things that break ankles.'],
    ['Your own back on a long shift', 'Five minutes before, one minute between.'],
    ['Writing a handling plan others can follow', 'Short, dated, and about this person.'],
    ['Bariatric care with dignity', 'Equipment that fits, words that do too.'],
  ],
  collections: [
    ['Falls: before and after', 'Floors, footwear, and the hour that follows.'],
    ['Hoists and Stand Aids', 'Practice notes for every model in our homes.'],
    ['Equipment Champions', 'For the person in each home who checks the tags.'],
  ],
};

export const dementia: Pool = {
  modules: [
    ['A life story, in ten questions', 'What to ask the family, and what to hang on the wall.'],
    ['Sundowning', 'The difficult hour between four and six.'],
    ['Mealtimes that work', 'Colour, noise, pace, company.'],
    ['Walking with a purpose', 'It is not wandering to the person who walks.'],
    ['When somebody asks for their mother', 'Answer the feeling.'],
    ['Pain that cannot be told', 'Faces, hands, and the scale on the back of your badge.'],
    ['Hearing aids and glasses first', 'Half of confusion is not seeing or hearing.'],
    ['Personal care without a struggle', 'Warm towels, one step at a time, and stopping.'],
    ['Families on a hard day', 'What they see, what they fear, what helps.'],
    ['Music on the corridor', 'Whose song, which decade, how loud.'],
  ],
  collections: [
    ['Conversations', 'What to say when there is no right thing to say.'],
    ['Life in the Home', 'Days that have a shape.'],
  ],
};

export const medication: Pool = {
  modules: [
    ['Six rights before every dose', 'Person, medicine, dose, time, route, and the right to refuse.'],
    ['A gap in the record', 'What it can mean, and what you do before the next round.'],
    ['Controlled drugs: two signatures', 'Count aloud.'],
    ['Covert medication', 'Only with a decision in writing; here is whose.'],
    ['Patches: where, when, off first', 'The old one is still on her back.'],
    ['Thickened fluids', 'Levels, spoons and the tea that nobody drinks.'],
    ['When required: how to decide', 'Pain, sleep, agitation: write what you saw.'],
    ['Insulin: assisting safely', 'Check, eat, inject, check.'],
    ['Returns and disposal', 'What leaves the home, and with which signature.'],
    ['Talking to the pharmacist', 'Three facts to have in front of you.'],
  ],
  collections: [['Controlled Drugs', 'Cupboards, keys, registers.']],
};
