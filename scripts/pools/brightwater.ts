import type { Pool } from './pool.ts';

export const infectionControl: Pool = {
  modules: [
    ['Sterilizers: types B, N and S', 'Why a vacuum matters for wrapped packs, and why it does not for the rest.'],
    ['Reading a load record', 'Three real records from decontamination rooms. Two are wrong.'],
    ['Handpieces: clean, oil, wrap', 'The one step of decontamination that is most often skipped.'],
    ['Washer-disinfectors and their daily tests', 'Protein tests, load records, and when to call the engineer.'],
    [
      'Moving contaminated instruments between sites',
      'Boxes, labels and the drive. Decontamination begins before you leave the house.',
    ],
    ['Splashes: eyes, mouth, skin', 'What to do in the first minute, before the room is cleaned.'],
    ['Single-use means single use', 'The symbol, the reasons, and what to say when stock runs low.'],
    ['Enhanced PPE and room decontamination', 'Order of dressing, order of cleaning, and the fallow time between.'],
    ['Surface and waste: your local audit', 'Walk your own practice with a list of twenty points.'],
    ['Decontamination for dental laboratories', 'Impressions, try-ins and returned work: who disinfects what.'],
  ],
  collections: [
    ['Decontamination Lead: the role', 'Six leads say what they check every morning, and what they stopped checking.'],
    ['Working with Laboratories', 'From the impression to the fitted crown, without a gap in the record.'],
  ],
};

export const radiography: Pool = {
  modules: [
    ['Selection criteria in ten cases', 'Expose, wait or never: decide, then compare.'],
    ['Bitewings without the overlap', 'Angles, holders and the patient who cannot open wide.'],
    ['Grading images honestly', 'Acceptable or not acceptable, and why the record needs both.'],
    ['Sensors, plates and their covers', 'Cross-infection at the one instrument that goes in every mouth.'],
    ['The controlled area', 'Where you stand, where the patient’s escort stands, and who checks.'],
    ['Panoramic radiographs: positioning', 'Chin, spine, tongue. Five faults and how to see them coming.'],
    [
      'Explaining dose to a worried patient',
      'A day of background radiation, a flight, a banana: what helps and what does not.',
    ],
    ['Quality assurance in a small practice', 'One folder, one hour a month.'],
  ],
  collections: [
    ['Panoramic and Cone Beam', 'When the small picture is not enough.'],
    ['Radiation Protection Supervisors', 'What the role asks of you, and whom to call.'],
  ],
};

export const emergencies: Pool = {
  modules: [
    ['Anaphylaxis: recognise and treat', 'From the first itch to the second dose.'],
    ['The emergency drugs kit, drawer by drawer', 'What each is for, its dose, and where its date is written.'],
    ['Oxygen: cylinder to mask', 'Check, open, flow, fit.'],
    ['Fainting and what is not fainting', 'Five causes of a patient who slides down the chair.'],
    ['Asthma in the waiting room', 'Spacer, salbutamol, and when to call.'],
    ['Hypoglycaemia', 'The patient who is rude, sweaty and hungry.'],
    ['Chest pain in the chair', 'Stop, sit up, spray, call.'],
    ['Choking', 'Five and five, and what comes after.'],
  ],
  collections: [
    ['Drills for the Whole Team', 'Eight short scenes to play through at a team meeting.'],
    ['Emergency Drugs and Equipment', 'Everything in the bag, and who checks it.'],
  ],
};

export const safeguarding: Pool = {
  modules: [
    ['When a child tells you', 'Listen, do not ask, write it down.'],
    ['Was not brought: following up', 'A missed appointment is information.'],
    ['Domestic abuse: what the chair shows', 'Injuries, silences and a safe way to ask.'],
    ['Neglect and the mouth', 'Pain that nobody acted on.'],
    ['Mental capacity in five questions', 'Who decides, about what, and when.'],
    ['Prevent: noticing and referring', 'What radicalisation looks like from a reception desk.'],
    ['Modern slavery', 'Signs among patients, and among suppliers.'],
    ['The referral, step by step', 'Whom you call first, and what they will ask you.'],
  ],
  collections: [
    ['Safeguarding Leads', 'For whoever colleagues come to first.'],
    ['Mental Capacity and Consent', 'From a nod to a decision that stands.'],
  ],
};

export const clinicalSkills: Pool = {
  modules: [
    ['Four-handed dentistry', 'Positions, passing and the art of not talking.'],
    ['Rubber dam: choosing clamps', 'Winged, wingless, and the molar that defeats both.'],
    ['Alginate without bubbles', 'Water, powder, ninety seconds.'],
    ['Digital scanning: a first arch', 'Dry, start at the back, do not chase the gap.'],
    ['Charting aloud', 'A notation everybody in the room hears the same way.'],
    ['Suction and the view', 'Where the tip goes so that the dentist sees.'],
    ['Fluoride varnish: the application', 'Dry, paint, advise. Three minutes.'],
    ['Temporary crowns at the chairside', 'From the putty to the polish.'],
    ['Local anaesthesia: assisting', 'Cartridge, needle, and the moment after.'],
  ],
  collections: [
    ['Impression Taking', 'Alginate, silicone and light.'],
    ['Preventive Care', 'Varnish, diet and the two minutes at the end.'],
  ],
};

export const leadership: Pool = {
  modules: [
    ['Running a ten-minute huddle', 'Who, what, what if. Then open the doors.'],
    ['Duty of candour', 'Saying sorry properly, and what to write afterwards.'],
    ['Appraisals that people look forward to', 'Two questions beforehand, one afterwards.'],
    ['Rotas without resentment', 'Rules that everybody can check.'],
    ['Reading a complaint twice', 'First for the feeling, then for the facts.'],
    ['Preparing for an inspection', 'A calm month instead of a frantic week.'],
    ['Keeping a clear appointment book', 'Gaps, buffers and the patient who is always late.'],
    ['Speaking up, and being spoken to', 'What a practice does with a concern.'],
  ],
  collections: [['Practice Leadership: the first year', 'For whoever has just been given the keys.']],
};
