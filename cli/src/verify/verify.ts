import { isObject, type Model, type Profile, type Resource } from '@tuyen/model';
import { UsageError } from '../exit-codes.ts';
import { checkActions } from './checks/actions.ts';
import { checkFilters } from './checks/filters.ts';
import { checkOffered } from './checks/offered.ts';
import { checkOrders } from './checks/order.ts';
import { checkLists, checkRefusals } from './checks/paging.ts';
import { type Account, checkPermissions } from './checks/permissions.ts';
import { checkScope, type Offices, officesIn } from './checks/scope.ts';
import { checkSingleton } from './checks/singleton.ts';
import { checkWrites } from './checks/writes.ts';
import { type Client, type Row, type Send } from './client.ts';
import { type Context, differenceIn, reporter, rowsIn } from './context.ts';
import type { VerifyDifference } from './difference.ts';
import type { Failure } from './failures.ts';

export interface Verified {
  /** Server errors, and differences between responses and schemas that a second run confirmed. */
  readonly differences: readonly VerifyDifference[];
  /**
   * Differences between responses and schemas that only one of two runs found. Another client may have changed the data
   * between the runs.
   */
  readonly unrepeated: readonly VerifyDifference[];
  readonly unchecked: readonly { readonly resource: string; readonly why: string }[];
}

export interface Plan {
  readonly model: Model;
  readonly client: Client;
  readonly main: Send;
  readonly accounts: readonly Account[];
  readonly resources: readonly Resource[];
  /** Maximum number of records per resource that `tuyen verify` compares. */
  readonly rows: number;
  readonly write: boolean;
  readonly moves: boolean;
}

/**
 * Compares the behavior of a server with the schemas. Repeats the checks of a resource if the first run finds a
 * difference.
 */
export async function verify(plan: Plan): Promise<Verified> {
  const { failures } = plan.client;
  const differences: VerifyDifference[] = [];
  const unrepeated: VerifyDifference[] = [];
  const unchecked: { resource: string; why: string }[] = [];
  const offices = await officesOf(plan);
  for (const resource of plan.resources) {
    const note = (why: string) => void unchecked.push({ resource: resource.name, why });
    const found = await readingChecks(plan, offices, resource, note);
    const isClean = found.length === 0 && failures.isEmpty();
    const again = isClean ? [] : await readingChecks(plan, offices, resource, () => undefined);
    const [isFirst, isSecond] = [isIn(found), isIn(again)];
    differences.push(...found.filter(isSecond));
    unrepeated.push(...found.filter((one) => !isSecond(one)), ...again.filter((one) => !isFirst(one)));
    if (plan.write) {
      const context = await contextOf(plan, resource, differences);
      const left = await checkWrites(context);
      if (left !== undefined) note(left);
      for (const one of await checkActions(context, plan.moves)) note(one);
    }
    differences.push(...failures.take().map((failure) => failureIn(resource, failure)));
  }
  return { differences: distinct(differences), unrepeated: distinct(unrepeated), unchecked };
}

function failureIn(resource: Resource, { answer, isIntermittent }: Failure): VerifyDifference {
  const { status, unreadable, missing } = answer;
  const [expected, got] =
    missing !== undefined
      ? ['an answer other than 5xx', `no answer: ${missing}`]
      : status >= 500 || unreadable === undefined
        ? ['an answer other than 5xx', String(status)]
        : ['an answer in JSON', `${status} ${unreadable}`];
  const difference = differenceIn(resource, 'code', answer, expected, got);
  return isIntermittent ? { ...difference, intermittent: true } : difference;
}

function isIn(others: readonly VerifyDifference[]): (difference: VerifyDifference) => boolean {
  const keys = new Set(others.map(keyOf));
  return (difference) => keys.has(keyOf(difference));
}

function distinct(differences: readonly VerifyDifference[]): readonly VerifyDifference[] {
  return [...new Map(differences.map((difference) => [keyOf(difference), difference])).values()];
}

function keyOf({ topic, method, url, expected, pointer }: VerifyDifference): string {
  return JSON.stringify([topic, method, url.split('?')[0], topic === 'shape' ? '' : url, expected, pointer]);
}

async function readingChecks(
  plan: Plan,
  offices: Offices | undefined,
  resource: Resource,
  note: (why: string) => void,
): Promise<readonly VerifyDifference[]> {
  const found: VerifyDifference[] = [];
  const context = await contextOf(plan, resource, found);
  await checkPermissions(context, plan.accounts, plan.write);
  if (offices) await checkScope(context, plan.accounts, offices, plan.write);
  await checkSingleton(context);
  if (!resource.actions.includes('list')) return found;
  await checkLists(context);
  await checkRefusals(context);
  await checkOrders(context);
  await checkFilters(context);
  const [main] = plan.accounts;
  if (main) await checkOffered(context, main);
  if (!offices && plan.model.identity.offices && resource.scope === 'office')
    note('not compared by office: there are too many offices, or their list cannot be read');
  if (!context.complete) note(`only ${context.rows.length} records are compared`);
  return found;
}

/** @param found list to which the function adds the differences that checks report */
export async function contextOf(
  { model, client, main, rows: most }: Pick<Plan, 'model' | 'client' | 'main' | 'rows'>,
  resource: Resource,
  found: VerifyDifference[],
): Promise<Context> {
  let rows: readonly Row[] = [];
  let complete = false;
  if (resource.actions.includes('list')) {
    const answer = await main('GET', `${resource.name}?sort=id,ASC&limit=${most + 1}`);
    const all = rowsIn(answer.body);
    complete = all !== undefined && all.length <= most;
    rows = all?.slice(0, most) ?? [];
  }
  return { model, resource, send: main, anyone: client.anyone, rows, complete, report: reporter(resource, found) };
}

/**
 * Returns the offices. Returns undefined if the project has no offices, the server does not list them, or there are
 * more than the maximum number of compared records.
 */
async function officesOf({ model: { identity }, main, rows: most }: Plan): Promise<Offices | undefined> {
  if (!identity.offices) return undefined;
  const { resource, parent } = identity.offices;
  const { body } = await main('GET', `${resource}?sort=id,ASC&limit=${most + 1}`);
  const rows = rowsIn(body);
  return rows && rows.length <= most ? officesIn(rows, parent) : undefined;
}

export async function signedInAccount(name: string, send: Send): Promise<Account> {
  const { body, status } = await send('GET', 'auth/profile');
  if (status !== 200 || !isProfile(body))
    throw new UsageError(`The profile of ${name} could not be read (auth/profile: ${status}).`);
  return { name, send, profile: body };
}

function isProfile(value: unknown): value is Profile {
  return isObject(value) && Array.isArray(value['offices']) && typeof value['is_superuser'] === 'boolean';
}
