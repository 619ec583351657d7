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
    unseen: 'no state speaks of somebody else’s file',
  },
  {
    name: 'any file is uploaded as an avatar',
    file: files,
    from: "if (type === 'avatar' && !isPicture(name, content))",
    to: "if (name === '')",
  },
];
