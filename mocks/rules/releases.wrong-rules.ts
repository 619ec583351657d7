import type { WrongRule } from './wrong-rule.ts';

const releases = 'mocks/rules/releases.rules.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'a release has no name',
    file: releases,
    from: "without(release, ['id', 'reason'])",
    to: "without(release, ['id', 'reason', 'name'])",
  },
  {
    name: 'a release has no version',
    file: releases,
    from: "without(release, ['id', 'reason'])",
    to: "without(release, ['id', 'reason', 'tag_name'])",
  },
  {
    name: 'a release has no date',
    file: releases,
    from: "without(release, ['id', 'reason'])",
    to: "without(release, ['id', 'reason', 'released_at'])",
  },
  {
    name: 'releases are the oldest first',
    file: releases,
    from: '(b.released_at ?? 0) - (a.released_at ?? 0)',
    to: '(a.released_at ?? 0) - (b.released_at ?? 0)',
    unseen: 'what was released when is the owner’s own',
  },
  {
    name: 'a release tells why it is in the fake backend',
    file: releases,
    from: "without(release, ['id', 'reason'])",
    to: "without(release, ['id'])",
  },
];
