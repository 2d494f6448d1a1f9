import { fitsText, type Model, plainSerial, type Resource } from '@tuyen/model';
import type { Domain, HookContext, Row } from '@tuyen/server/domain';
import { writePlanOf } from '@tuyen/server/extension';

type Rows = Readonly<Record<string, readonly Row[]>>;

/**
 * Gives sample records serial numbers in the order of their creation, as the server does. Uses the project's code, or
 * else the field's template and a counter. Sets no numbers if the project's code needs more than counters.
 * @returns the rows, and the first free number of each counter
 */
export async function withSerials(
  model: Model,
  domain: Domain,
  given: Rows,
): Promise<{ readonly rows: Rows; readonly counters: Readonly<Record<string, number>> }> {
  const counters = new Map<string, number>();
  const rows: Record<string, readonly Row[]> = { ...given };
  for (const resource of model.resources) {
    const { serials } = writePlanOf(resource);
    const own = given[resource.name];
    if (own && serials.length > 0) rows[resource.name] = await numbered(resource, own, model, domain, counters);
  }
  return { rows, counters: Object.fromEntries([...counters].map(([name, last]) => [name, last + 1])) };
}

async function numbered(
  resource: Resource,
  rows: readonly Row[],
  model: Model,
  domain: Domain,
  counters: Map<string, number>,
): Promise<readonly Row[]> {
  const { serials } = writePlanOf(resource);
  const after = rows.map((row) => ({ ...row }));
  const inOrder = after.toSorted((one, other) => compare(one['created_at'], other['created_at']));
  for (const { field, template } of serials) {
    const taken = new Set<string>();
    const texts: string[] = [];
    for (const row of inOrder) {
      const text = await nextSerial(template, row, model, domain, counters);
      if (text === undefined || taken.has(text) || !fitsText(text, field.schema)) break;
      taken.add(text);
      texts.push(text);
    }
    // If any row cannot get a number, all rows keep their given values. Otherwise, a new number could equal a value
    // that another row kept.
    if (texts.length === inOrder.length) for (const [index, row] of inOrder.entries()) row[field.name] = texts[index];
  }
  return after;
}

async function nextSerial(
  template: string,
  row: Row,
  model: Model,
  domain: Domain,
  counters: Map<string, number>,
): Promise<string | undefined> {
  const next = (counter: string) => {
    const number = (counters.get(counter) ?? 0) + 1;
    counters.set(counter, number);
    return number;
  };
  try {
    const own = await domain.serial?.(template, row, countingContext(model, next, new Date(String(row['created_at']))));
    return own ?? plainSerial(template, next(`serial:${template}`));
  } catch {
    // The project's code needs something that does not exist before the server has started.
    return undefined;
  }
}

function countingContext(model: Model, next: (counter: string) => number, now: Date): HookContext {
  const refuse = (name: string | symbol): never => {
    throw new Error(`Sample records are numbered without ${String(name)}.`);
  };
  const tx = new Proxy(
    { next: (counter: string) => Promise.resolve(next(counter)) },
    { get: (target, name) => (name === 'next' ? target.next : refuse(name)) },
  );
  // The context contains only what code for serial numbers needs. Access to anything else throws.
  const context = { tx, now, model };
  return new Proxy(context, {
    get: (target, name) => (Object.hasOwn(target, name) ? Reflect.get(target, name) : refuse(name)),
  }) as unknown as HookContext;
}

function compare(one: unknown, other: unknown): number {
  const [first, second] = [String(one), String(other)];
  return first < second ? -1 : Number(first > second);
}
