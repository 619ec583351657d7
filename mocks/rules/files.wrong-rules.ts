import type { WrongRule } from './wrong-rule.ts';

const files = 'mocks/rules/files.rules.ts';
const reply = 'mocks/rules/reply.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'a missing record is told as a missing route',
    file: reply,
    from: 'refuse(404, `No query results for model',
    to: 'refuse(404, `The route could not be found for',
  },
  {
    name: 'a file is stored under another name',
    file: files,
    from: 'name: record.name,',
    to: "name: 'file',",
  },
  {
    name: 'a file’s kind is not read from its name',
    file: 'mocks/db/store-file.ts',
    from: "name.includes('.') ?",
    to: "name === '' ?",
  },
  {
    name: 'a download is shown instead',
    file: files,
    from: "attachment ? 'attachment' : 'inline'",
    to: "attachment ? 'inline' : 'inline'",
  },
  {
    name: 'a document of a page is downloaded',
    file: files,
    from: "attachment ? 'attachment' : 'inline'",
    to: "attachment ? 'attachment' : 'attachment'",
  },
  {
    name: 'a file is sent in part',
    file: files,
    from: 'return bytes(content, {',
    to: 'return bytes(content.slice(1), {',
  },
  {
    name: 'a file is sent as another kind',
    file: files,
    from: "'Content-Type': file.mimetype",
    to: "'Content-Type': 'application/octet-stream'",
  },
  {
    name: 'a file belongs to anybody',
    file: files,
    from: 'return mayRead(reading.db, reading.user, file) ? sendFile',
    to: 'return file.id > 0 ? sendFile',
  },
  {
    name: 'any file is uploaded as an avatar',
    file: files,
    from: "if (type === 'avatar' && !isPicture(name, content))",
    to: "if (name === '')",
  },
  {
    name: 'an empty file is stored',
    file: files,
    from: 'if (file.size === 0)',
    to: 'if (file.size < 0)',
  },
  {
    name: 'a file of any size is stored',
    file: files,
    from: 'if (file.size > megabytes * BYTES_PER_MEGABYTE)',
    to: 'if (file.size < 0)',
    unseen: 'a pact holds the bytes that it sends, and the limits are megabytes',
  },
  {
    name: 'what a reviewer attached is theirs alone',
    file: files,
    from: 'wasSentTo(db, user.id, file.id) ||',
    to: 'false ||',
    unseen: 'no state speaks of what a reviewer attached',
  },
  {
    name: 'what was handed in is hidden from its reviewer',
    file: files,
    from: 'isUpForReviewBy(db, user.id, file.id) ||',
    to: 'false ||',
    unseen: 'reviews read it at an address of their own',
  },
  {
    name: 'a film of a page is hidden from its readers',
    file: files,
    from: 'isShownTo(db, user, file);',
    to: 'false;',
    unseen: 'pages are read with their files at an address of their own',
  },
  {
    name: 'a file without bytes is empty',
    file: files,
    from: "if (content === null) return notFound('File', file.id);",
    to: 'if (content === null) return bytes(new Uint8Array(), {});',
    unseen: 'no owner loses the bytes of a file on purpose',
  },
];
