import type { WrongRule } from './wrong-rule.ts';

const progress = 'mocks/rules/module-progress.rules.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'a payment is counted as the viewing of a module',
    file: progress,
    from: "if (data.type === 'payment') return reply(204, null);",
    to: "if (data.type === 'payment') return notFound('Module', data.basket);",
  },
  {
    name: 'strangers to an organisation are counted',
    file: progress,
    from: 'if (membershipOf(db, user.id, organisation_id) === undefined) return forbidden();',
    to: '',
  },
  {
    name: 'a module of another organisation is viewed',
    file: progress,
    from: `  const module = moduleFor(db, user, data.typeId, organisation_id);
  if ('kind' in module) return module;
`,
    to: `  const module = db.tables.modules.require(data.typeId);
`,
  },
  {
    name: 'viewing counts for nothing',
    file: progress,
    from: 'await addViewing(call, module, data.viewTime);',
    to: '',
    unseen: 'the reply has no body, and what was counted is read by no other interaction',
  },
  {
    name: 'seconds of viewing are not added up',
    file: progress,
    from: 'row.time_viewed + seconds',
    to: 'seconds',
    unseen: 'the reply has no body, and what was counted is read by no other interaction',
  },
  {
    name: 'a second too few is enough',
    file: progress,
    from: 'time_viewed >= enough',
    to: 'time_viewed + 1 >= enough',
    unseen: 'the reply has no body, and what was counted is read by no other interaction',
  },
  {
    name: 'a closed module is viewed',
    file: progress,
    from: 'if (whyClosed(db, user.id, module, now) !== null) return;',
    to: '',
    unseen: 'the reply has no body, and what was counted is read by no other interaction',
  },
  {
    name: 'what has to be confirmed is complete once it was viewed',
    file: progress,
    from: 'isConfirmed || module.file_id === null',
    to: 'module.file_id === null',
    unseen: 'the reply has no body, and what was counted is read by no other interaction',
  },
  {
    name: 'a document without its file is read',
    file: progress,
    from: 'isConfirmed || module.file_id === null',
    to: 'isConfirmed',
    unseen: 'the reply has no body, and what was counted is read by no other interaction',
  },
  {
    name: 'a document is read in no time',
    file: progress,
    from: 'DOC: 5',
    to: 'DOC: 1',
    unseen: 'the reply has no body, and what was counted is read by no other interaction',
  },
  {
    name: 'a film is never watched',
    file: progress,
    from: ', VID: 5 }',
    to: ' }',
    unseen: 'the reply has no body, and what was counted is read by no other interaction',
  },
  {
    name: 'nobody is told that viewing completed a module',
    file: progress,
    from: "    'entity.updated',",
    to: "    'import.complete',",
    unseen: 'the reply has no body, and what was counted is read by no other interaction',
  },
];
