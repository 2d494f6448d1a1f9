import type { Model, Resource } from '@tuyen/model';
import type { Project } from '@tuyen/model/load';
import { openServer } from '../composition/build-server.ts';
import type { Engine } from '../composition/engine.ts';
import type { Row, Transaction } from '../engine/domain.ts';
import { Problem } from '../engine/problem.ts';
import { errorAnswer } from '../engine/request/refusals/error-answer.ts';
import { loadDomain } from '../project/project-domain.ts';

/** Record of another system, with the id that it gets here. */
export interface CopiedRecord {
  readonly resource: string;
  readonly id: string;
  /** Table or file of the record in the source. Errors name this place and `key`. */
  readonly place: string;
  readonly key: string;
  readonly values: Row;
}

export interface RefusedRecord {
  readonly place: string;
  readonly key: string;
  /** Field of the refused value. Empty if the record as a whole is refused. */
  readonly field: string;
  readonly message: string;
}

export interface CopyReport {
  /** Number of records by resource. */
  readonly created: Readonly<Record<string, number>>;
  /** Number of records that an earlier run created, by resource. They are left as they are. */
  readonly known: Readonly<Record<string, number>>;
  readonly refused: readonly RefusedRecord[];
}

const BATCH = 200;

/**
 * Creates records in the database of a server, with all rules, the history and the log. A record whose id exists is
 * skipped, so a run that was interrupted can be repeated. References to records that come later are set at the end.
 * @param records records of one resource after the other
 * @param order resources of the records, in their order
 */
export async function copyRecords(
  { root, project, databaseUrl }: { readonly root: string; readonly project: Project; readonly databaseUrl: string },
  records: AsyncIterable<CopiedRecord>,
  order: readonly string[],
): Promise<CopyReport> {
  const { model, locales } = project;
  if (!model) throw new Error('the project has errors in its schemas');
  const words = Object.fromEntries(Object.entries(locales).map(([tag, files]) => [tag, files['server'] ?? {}]));
  const domain = await loadDomain(root, project.config?.server?.domain);
  const { app, engine } = await openServer({ model, databaseUrl, words, domain });
  try {
    return await new Copy(engine, order).run(records);
  } finally {
    await app.close();
  }
}

interface Later {
  readonly record: CopiedRecord;
  readonly values: Row;
}

class Copy {
  readonly #engine: Engine;
  readonly #order: readonly string[];
  readonly #created: Record<string, number> = {};
  readonly #known: Record<string, number> = {};
  readonly #refused: RefusedRecord[] = [];
  readonly #later: Later[] = [];
  readonly #resources: ReadonlyMap<string, Resource>;

  constructor(engine: Engine, order: readonly string[]) {
    this.#engine = engine;
    this.#order = order;
    this.#resources = new Map(engine.model.resources.map((resource) => [resource.name, resource]));
  }

  async run(records: AsyncIterable<CopiedRecord>): Promise<CopyReport> {
    let batch: CopiedRecord[] = [];
    for await (const record of records) {
      const isFull = batch.length === BATCH || (batch[0] && batch[0].resource !== record.resource);
      if (isFull) {
        await this.#createAll(batch);
        batch = [];
      }
      batch.push(record);
    }
    await this.#createAll(batch);
    await this.#setLater();
    return { created: this.#created, known: this.#known, refused: this.#refused };
  }

  async #createAll(batch: readonly CopiedRecord[]): Promise<void> {
    const [first] = batch;
    const resource = first && this.#resources.get(first.resource);
    if (!resource) return;
    const known = await this.#stored(resource.name, batch);
    const wanted: Later[] = [];
    for (const record of batch) {
      const { now, later } = this.#split(resource, record.values);
      if (Object.keys(later).length > 0) this.#later.push({ record, values: later });
      if (known.has(record.id)) count(this.#known, resource.name);
      else wanted.push({ record, values: { ...now, id: record.id } });
    }
    await this.#inTransactions(
      wanted,
      async (tx, part) => {
        await tx.findReferences(
          resource.name,
          part.map(({ values }) => values),
        );
        for (const { values } of part) await tx.create(resource.name, values);
      },
      () => count(this.#created, resource.name),
    );
  }

  /** Sets references to records that were not there yet. A record that somebody has edited since stays as it is. */
  async #setLater(): Promise<void> {
    const groups = Map.groupBy(this.#later, ({ record }) => record.resource);
    for (const [resource, all] of groups) {
      for (let start = 0; start < all.length; start += BATCH) {
        const part = all.slice(start, start + BATCH);
        const stored = await this.#stored(
          resource,
          part.map(({ record }) => record),
        );
        const open = part.filter(({ record, values }) => {
          const row = stored.get(record.id);
          return row?.['version'] === 1 && Object.keys(values).some((name) => isEmpty(row[name]));
        });
        await this.#inTransactions(open, async (tx, each) => {
          for (const { record, values } of each) await tx.update(resource, record.id, values);
        });
      }
    }
  }

  async #stored(resource: string, records: readonly CopiedRecord[]): Promise<ReadonlyMap<string, Row>> {
    const rows = await this.#engine.store.find(resource, { id: records.map(({ id }) => id) });
    return new Map(rows.map((row) => [String(row['id']), row]));
  }

  /** Separates references to records that come later from the other values. */
  #split({ name, fields }: Resource, values: Row): { readonly now: Row; readonly later: Row } {
    const [now, later]: [Row, Row] = [{}, {}];
    const position = this.#order.indexOf(name);
    for (const [key, value] of Object.entries(values)) {
      const field = fields.find((one) => one.name === key);
      const target = field && 'use' in field ? this.#order.indexOf(field.resource) : -1;
      (target >= position ? later : now)[key] = value;
    }
    return { now, later };
  }

  /**
   * Writes all items in one transaction. If an item is refused, writes each in a transaction of its own, so that only
   * the refused ones are missing.
   */
  async #inTransactions(
    items: readonly Later[],
    work: (tx: Transaction, items: readonly Later[]) => Promise<void>,
    written: () => void = () => undefined,
  ): Promise<void> {
    if (items.length === 0) return;
    const context = { actor: { kind: 'system', name: 'tuyen import' } } as const;
    try {
      await this.#engine.write.transaction(context, (tx) => work(tx, items));
      items.forEach(written);
      return;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
    for (const item of items) {
      try {
        await this.#engine.write.transaction(context, (tx) => work(tx, [item]));
        written();
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        this.#refuse(item.record, error);
      }
    }
  }

  #refuse({ place, key }: CopiedRecord, problem: Problem): void {
    const { texts, model } = this.#engine;
    const { errors = {}, message } = errorAnswer(problem, languageOf(model), texts, model);
    const found = Object.entries(errors);
    if (found.length === 0) this.#refused.push({ place, key, field: '', message: [message].flat().join('; ') });
    for (const [field, text] of found) this.#refused.push({ place, key, field, message: text });
  }
}

function languageOf({ languages }: Model): string {
  return languages.includes('en') ? 'en' : (languages[0] ?? 'en');
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
