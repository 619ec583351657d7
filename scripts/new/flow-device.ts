import type { FlowNames } from './names.ts';

/** The query of the subject, with its key, and what shows a newer reply of the server. */
export const flowQuery = ({
  area,
  file,
  flow,
  Flow,
  text,
}: FlowNames): string => `import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get${Flow} } from '#contracts/${area}/${file}.endpoints.ts';
import type { ${Flow}Subject } from '#contracts/${area}/${file}.schema.ts';
import type { Client } from '../client.ts';
import { SILENT } from '../quiet-policies.ts';
import { keys } from './keys.ts';

/** What ${text} is about. Asked again, quietly, when its window comes to the front or the network is back: somebody else may have decided. */
export const ${flow}Query = (client: Client, organisationId: number, id: number) =>
  queryOptions({
    queryKey: keys.${flow}(organisationId, id),
    queryFn: async ({ signal, client: queries, queryKey }) => {
      const isKnown = queries.getQueryData(queryKey) !== undefined;
      return client.fetch(get${Flow}, { params: { id } }, { signal, ...(isKnown ? SILENT : {}) });
    },
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });

/** Shows the server's newest reply on every page that reads it. */
export const show${Flow} = (queries: QueryClient, subject: ${Flow}Subject): void => {
  queries.setQueryData(keys.${flow}(subject.organisation_id, subject.id), subject);
};
`;

/** The kind of work that the device stores and sends; the words for it are left out. */
export const flowWork = ({ area, file, flow, Flow, text }: FlowNames): string => `import * as z from 'zod/mini';
import { show${Flow} } from '#api/queries/${file}.queries.ts';
import { get${Flow}, submit${Flow} } from '#contracts/${area}/${file}.endpoints.ts';
import { ${Flow}Decision, type ${Flow}Subject } from '#contracts/${area}/${file}.schema.ts';
import { lateDecisionMessage } from '#persistence/late-decision-message.ts';
import type { WorkKind } from '#persistence/work-kind.ts';

/** What was typed and not submitted. \`title\` names it where the subject is not loaded. */
const Stored${Flow} = z.object({ title: z.string(), form: z.object({ message: z.string() }) });
export type Stored${Flow} = z.output<typeof Stored${Flow}>;

/** A decision as it leaves, and what it was made of. */
const Confirmed${Flow} = z.object({ ...Stored${Flow}.shape, id: z.number(), submission: ${Flow}Decision });
export type Confirmed${Flow} = z.output<typeof Confirmed${Flow}>;

/** The stored work of ${text}. */
export const ${flow}Work: WorkKind<Stored${Flow}, Confirmed${Flow}, ${Flow}Subject> = {
  name: '${file}',
  draft: { version: 1, parse: (value) => Stored${Flow}.parse(value), hasContent: ({ form }) => form.message !== '' },
  submission: {
    parse: (input) => Confirmed${Flow}.parse(input),
    draftName: ({ id }) => String(id),
    href: ({ id }) => \`/${area}/\${id}/${file}\`,
    ask: (client, { id }, options) => client.attempt(get${Flow}, { params: { id } }, options),
    standing: ({ is_open, decided_by }, _, userId) => (is_open ? 'open' : decided_by === userId ? 'mine' : 'other'),
    send: (client, { id, submission }, options) => client.attempt(submit${Flow}, { params: { id }, body: submission }, options),
    settle: ({ queries, drafts }, { name }, _, delivery) => {
      if (delivery.outcome === 'sent' || delivery.outcome === 'counted' || delivery.outcome === 'gone') drafts.clear(name);
      if ('now' in delivery && queries !== null) show${Flow}(queries, delivery.now);
    },
    message: ({ title }, _, { outcome }) => lateDecisionMessage({ noun: 'Decision', about: \`about \${title}\`, subject: title }, outcome),
  },
};
`;
