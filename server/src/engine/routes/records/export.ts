import { csvFields, csvHeadings, kindOf, knowsAction, type Resource, slugFor, withLanguageColumns } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { csvContext } from '../../csv/context.ts';
import { BYTE_ORDER_MARK, csvLines, safeCell } from '../../csv/line.ts';
import { openNames } from '../../csv/names.ts';
import type { Caller, Domain, Row, Services } from '../../domain.ts';
import { parseObject } from '../../json-object.ts';
import { counterName, type Limits } from '../../limits/limits.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { Problem } from '../../problem.ts';
import { queryText } from './answers.ts';
import { recordsByIds } from '../../query/records-by-ids.ts';
import { idsFor, type PlanningParts } from './list-plan.ts';
import type { OfficeFormats } from '../../office-formats.ts';

interface ExportParts extends Pick<Services, 'auth' | 'logReading' | 'text'>, PlanningParts, OfficeFormats {
  readonly domain: Domain;
  readonly limits: Limits;
}

const PAGE = 20;
const LIMIT = { requests: 60, seconds: 600 };

/**
 * Registers `GET {resource}/export`: the records of a list request without paging as CSV. Labels, codes and names are
 * in the language of the request, dates in the time zone of the project. Requires `read` and `export`. The log contains
 * the caller, the number of records and the query.
 */
export function exportRoute(app: FastifyInstance, engine: ExportParts, resource: Resource): void {
  const { name, module, actions } = resource;
  if (!actions.includes('list') || !knowsAction(engine.model.permissions, module, 'export')) return;
  const slug = slugFor(module, 'export');

  app.get(`/${name}/export`, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slugFor(module, 'list'));
    await engine.limits.take([{ name: counterName('export', ...accountOf(caller)), ...LIMIT }]);
    if (!engine.auth.may(caller, slug)) throw new Problem(403, 'not_permitted', { permission: slug });
    const query = queryText(request);
    const ids = await idsFor(engine, resource, caller, query);
    const lines = linesOf(engine, caller, resource, ids);
    // Check permissions before anything is sent, so that errors can still be reported.
    const first = await lines.next();
    await engine.logReading(caller, {
      resource: name,
      recordId: '*',
      action: 'export',
      after: { query, records: ids.length },
    });
    void reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      vary: 'Authorization, X-Office-Id, Accept-Language',
    });
    return reply.send(
      Readable.from(
        (async function* () {
          if (!first.done) yield first.value;
          yield* lines;
        })(),
      ),
    );
  });
}

async function* linesOf(
  engine: ExportParts,
  caller: Caller,
  resource: Resource,
  ids: readonly string[],
): AsyncGenerator<string, void> {
  const table = getOrThrow(engine.records.tables, resource.name);
  const context = csvContext(engine, caller.language, await engine.formatsFor(caller.officeId));
  const names = openNames(engine, caller, context);
  const fields = csvFields(resource);
  const headings = fields.map(csvHeadings(resource, engine.model, caller.language)).map(safeCell);
  const { audit } = engine.domain;
  // The log cannot be imported again, so that its export says actions and resources in words.
  const readable = (row: Row): Row =>
    resource.name === audit?.resource
      ? (audit.said?.(row, { model: engine.model, text: engine.text, language: caller.language }) ?? row)
      : row;
  let text = BYTE_ORDER_MARK + csvLines([headings]);
  for (let at = 0; at < ids.length; at += PAGE) {
    const docs = await recordsByIds(engine, table, ids.slice(at, at + PAGE));
    const named = await names.named(fields, docs.map(parseObject).map(readable));
    const rows = named.map((row) => withLanguageColumns(resource, row));
    yield (
      text +
        csvLines(rows.map((row) => fields.map((field) => kindOf(field).toCsv(field, row[field.name], context, row))))
    );
    text = '';
  }
  if (text !== '') yield text;
}

function accountOf({ actor }: Caller): readonly string[] {
  if (actor.kind === 'staff') return [actor.kind, actor.userId];
  return actor.kind === 'client' ? [actor.kind, actor.clientId] : [actor.kind];
}
