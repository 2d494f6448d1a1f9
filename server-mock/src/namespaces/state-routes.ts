import { ATTACHED, type Endpoints, problems, textSchema } from '@tuyen/server/domain';
import { type Engine, type Snapshots, utf8Text } from '@tuyen/server/extension';
import { describedAs } from '../described-as.ts';
import { readState, writeState } from './state-file.ts';
import type { NamespaceParts } from './namespace-routes.ts';

const LINES = 'application/x-ndjson';

export function stateRoutes(
  app: Endpoints,
  { model, records }: Pick<Engine, 'model' | 'records'>,
  { clock, snapshots, limits }: NamespaceParts & { readonly snapshots: Snapshots },
): void {
  const bodyLimit = limits.stateBytes;
  app.addContentTypeParser(LINES, { parseAs: 'buffer', bodyLimit }, (_request, body: Buffer, parsed) =>
    parsed(null, utf8Text(body)),
  );

  const read = {
    ...describedAs('exportState', 'All rows and the clock as a file'),
    description: 'JSON lines: a header with the hash of the Model and the count of each table, then a row a line.',
    response: { 200: { description: 'The file.', headers: ATTACHED, content: { [LINES]: { schema: textSchema } } } },
  } as const;
  app.get('/state', { schema: read }, async (_request, reply) => {
    const file = await writeState(model, records.database, clock.state);
    return reply
      .type(`${LINES}; charset=utf-8`)
      .header('content-disposition', 'attachment; filename="state.jsonl"')
      .send(file);
  });

  const write = {
    ...describedAs('importState', 'Put rows and clock of such a file in place of what is there'),
    description: 'Of the namespace of the request. What does not fit is refused as a whole, with its line.',
    consumes: [LINES],
    body: { type: 'string' },
    response: { 204: { type: 'null', description: 'Done.' }, ...problems(413, 422, 503) },
  } as const;
  app.put('/state', { schema: write, bodyLimit }, async ({ body }, reply) => {
    let read = clock.state;
    await snapshots.replace(async (connection) => {
      read = await readState(model, connection, records.tables, body);
    });
    clock.restore(read);
    return reply.code(204).send();
  });
}
