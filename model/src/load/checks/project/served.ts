import { kindOfDeclared, type Catalog, type ResourceEntry } from '../../catalog.ts';
import type { SchemaProblem } from '../../problem.ts';
import { listIn, objectIn, stringIn } from '../../../model/json/raw.ts';
import type { ServedPurpose } from '../../../model/resource.ts';

const CODE = 'TUY523';
const HINT = 'See what `tuyen new webhooks` writes.';

/** Fields that the server reads and writes, with the kinds that they may have. */
const FIELDS: Readonly<Record<ServedPurpose, Readonly<Record<string, string>>>> = {
  webhooks: {
    url: 'url',
    resources: 'enum-list',
    events: 'enum-list',
    status: 'enum',
    problem: 'enum',
    owner_id: 'reference',
    failures: 'integer',
    delivered_at: 'date-time',
    secret: 'text',
    secret_issued_at: 'date-time',
    previous_secret: 'text',
    previous_secret_until: 'date-time',
  },
  'webhook-deliveries': {
    webhook_id: 'reference',
    event: 'text',
    record_id: 'text',
    state: 'enum',
    problem: 'enum',
    status_code: 'integer',
    duration_ms: 'integer',
    answer: 'text',
    attempts: 'integer',
    tries_left: 'integer',
    due_at: 'date-time',
    leased_until: 'date-time',
    sent_at: 'date-time',
    log: 'nested-list',
    payload: 'text',
  },
};

/** Fields that no answer of the server may contain. */
const SECRET = new Set(['secret', 'previous_secret', 'payload']);

/** Checks resources whose records the server itself uses: their fields, and that each purpose has one resource. */
export function* checkServed(catalog: Catalog): Iterable<SchemaProblem> {
  const serving = new Map<string, string>();
  for (const [name, entry] of catalog.resources) {
    const purpose = purposeOf(entry);
    if (purpose === undefined) continue;
    const { document } = entry;
    const other = serving.get(purpose);
    serving.set(purpose, name);
    if (other !== undefined) {
      const message = `"${other}" serves "${purpose}" already.`;
      yield { code: CODE, document, path: ['serves'], message, hint: 'Remove "serves" from one of them.' };
    }
    yield* fieldsOf(entry, purpose, catalog);
  }
  for (const [purpose, wanted] of PAIRS) {
    const name = serving.get(purpose);
    const document = catalog.resources.get(name ?? '')?.document;
    if (!document || serving.has(wanted)) continue;
    const message = `No resource serves "${wanted}", which "${purpose}" needs.`;
    yield { code: CODE, document, path: ['serves'], message, hint: HINT };
  }
}

const PAIRS: readonly (readonly [ServedPurpose, ServedPurpose])[] = [
  ['webhooks', 'webhook-deliveries'],
  ['webhook-deliveries', 'webhooks'],
];

function purposeOf({ document }: ResourceEntry): ServedPurpose | undefined {
  const written = stringIn(document.value, 'serves');
  return written === 'webhooks' || written === 'webhook-deliveries' ? written : undefined;
}

function* fieldsOf(
  { document, fields }: ResourceEntry,
  purpose: ServedPurpose,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  for (const [name, kind] of Object.entries(FIELDS[purpose])) {
    const field = fields.get(name);
    const found = field && kindOfDeclared(field, catalog)?.name;
    if (!field || found !== kind) {
      const message = `A resource that serves "${purpose}" has a field "${name}" of the kind ${kind}.`;
      yield { code: CODE, document, path: field?.path ?? ['serves'], message, hint: HINT };
    } else if (SECRET.has(name) && field.schema['x-secret'] !== true) {
      const message = `"${name}" has to be a secret, because every reader of the record would see it.`;
      yield { code: CODE, document, path: field.path, message, hint: 'Write "x-secret": true.' };
    }
  }
  const operations = listIn(document.value, 'operations').map((one) => stringIn(objectIn(one), 'name'));
  const unknown = operations.find((name) => name !== undefined && !OPERATIONS[purpose].includes(name));
  if (unknown === undefined) return;
  const message = `The server has no operation "${unknown}" for "${purpose}".`;
  yield { code: CODE, document, path: ['operations'], at: 'key', message, hint: 'Remove it.' };
}

const OPERATIONS: Readonly<Record<ServedPurpose, readonly string[]>> = {
  webhooks: ['new-secret', 'send-test'],
  'webhook-deliveries': [],
};
