import { assigneeOf, knowsAction, type Operation, type Resource, slugFor, slugOfAction } from '@tuyen/model';
import { checkWritableOffice, isInvitable, mayWrite, officeOfNew } from '../../identity/index.ts';
import type { Caller, Fixed, Row, Services } from '../../domain.ts';
import { type PrintOffer, printOffers, printsOf } from '../../prints/allowed.ts';
import { Problem } from '../../problem.ts';
import { badQuery } from '../../request/refusals/bad-query.ts';
import type { Query } from '../../query/query.ts';
import { errorAnswer } from '../../request/refusals/error-answer.ts';
import type { HasRecords } from '../../store/store.ts';
import type { AuthorizingWritePath } from '../../write/write-path.ts';

export interface CanParts extends Pick<Services, 'auth' | 'model' | 'text'>, HasRecords {
  readonly write: Pick<AuthorizingWritePath, 'authorizer'>;
}

export interface Can {
  /**
   * Actions that the user may perform: `edit`, `delete` and the names of transitions and operations. For a resource
   * instead of a record: `create`, `import` and the operations of the resource.
   */
  readonly actions: readonly string[];
  /** Actions that the caller has permission for but that are impossible now, each with the reason. */
  readonly refused: Readonly<Record<string, Refusal>>;
  readonly fixed: Readonly<Record<string, string>>;
  /** Available values by name of the enum field. Contains only fields for which not all values are available. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly assign?: boolean;
  /** True for an account without a password whose owner the caller may invite to set one. */
  readonly invite?: boolean;
  readonly prints?: readonly PrintOffer[];
}

interface Refusal {
  readonly code: string;
  readonly message: string;
}

/**
 * Maximum number of records in a response that also lists the actions allowed on each record (`can`). Each record needs
 * a few queries for them.
 */
const MAX_RECORDS = 100;

export function checkCanLimit({ can, limit }: Query): void {
  if (can && (limit === undefined || limit > MAX_RECORDS))
    throw badQuery('can_needs_limit', { parameter: 'can', most: MAX_RECORDS });
}

export async function withCan(
  engine: CanParts,
  resource: Resource,
  caller: Caller,
  shown: readonly Row[],
  records: readonly Row[],
): Promise<readonly Row[]> {
  const answer: Row[] = [];
  for (const [index, record] of records.entries()) {
    answer.push({ ...shown[index], can: await canOf(engine, resource, caller, record) });
  }
  return answer;
}

async function canOf(engine: CanParts, resource: Resource, caller: Caller, record: Row): Promise<Can> {
  const authorizer = engine.write.authorizer(caller);
  let fixed: Can['fixed'] = {};
  const asked = await answers(
    engine,
    resource,
    caller,
    {
      ...(resource.actions.includes('edit') && {
        edit: async () => {
          fixed = await fixedReasons(engine, resource, caller, record);
        },
      }),
      ...(resource.actions.includes('delete') && { delete: () => authorizer.remove(resource, record) }),
      ...Object.fromEntries(
        movesOf(resource, record).map((name) => [name, () => authorizer.move(resource, record, name)]),
      ),
      ...operationsOf(resource, 'record', (name) => authorizer.operate(resource, record, name)),
    },
    () => {
      if (resource.scope === 'office') checkWritableOffice(caller, record);
    },
  );
  const choices = asked.actions.length > 0 ? await authorizer.choices(resource, record) : {};
  const prints = printsOf(engine, resource).length > 0 && (await printOffers(engine, resource, caller, record));
  const assign = assigneeOf(resource) && {
    assign: caller.profile !== undefined && (resource.scope !== 'office' || mayWrite(caller, record)),
  };
  const invite = asked.actions.includes('edit') && (await isInvited(engine, resource, record)) && { invite: true };
  return { ...asked, fixed, ...narrowed(choices), ...assign, ...invite, ...(prints && { prints }) };
}

/** Reads the stored account, because records for readers lack the password. */
async function isInvited(engine: CanParts, resource: Resource, { id }: Row): Promise<boolean> {
  if (resource.name !== engine.model.identity.users.resource) return false;
  const account = await engine.records.reader.get(resource.name, String(id));
  return account !== undefined && isInvitable(engine, resource, account);
}

export async function canHere(engine: CanParts, resource: Resource, caller: Caller): Promise<Can> {
  const { module, actions } = resource;
  const authorizer = engine.write.authorizer(caller);
  const operations = operationsOf(resource, 'resource', (name) => {
    if (resource.scope === 'office') officeOfNew(caller);
    return authorizer.operate(resource, undefined, name);
  });
  let fixed: Can['fixed'] = {};
  if (!actions.includes('create') || resource.singleton) {
    return { ...(await answers(engine, resource, caller, operations)), fixed };
  }
  const create = async () => {
    if (resource.scope === 'office' && !asksForOffice(resource)) officeOfNew(caller);
    const row = await authorizer.create(resource);
    fixed = reasonsOf(engine, caller, await authorizer.ungrantable(resource, 'create', row));
  };
  const changes = actions.includes('edit') && engine.auth.may(caller, slugFor(module, 'edit'));
  const importing = changes ? async () => undefined : create;
  const questions = {
    create,
    ...(knowsAction(engine.model.permissions, module, 'import') && { import: importing }),
    ...operations,
  };
  const asked = await answers(engine, resource, caller, questions);
  const office = resource.scope === 'office' ? { office_id: caller.officeId } : {};
  const choices = asked.actions.includes('create') ? await authorizer.choices(resource, office) : {};
  return { ...asked, fixed, ...narrowed(choices) };
}

const narrowed = (choices: NonNullable<Can['choices']>): Pick<Can, 'choices'> =>
  Object.keys(choices).length > 0 ? { choices } : {};

function asksForOffice({ fields }: Resource): boolean {
  return fields.some(({ name, readOnly }) => name === 'office_id' && !readOnly);
}

type Questions = Readonly<Record<string, () => Promise<unknown>>>;

async function answers(
  engine: CanParts,
  resource: Resource,
  caller: Caller,
  questions: Questions,
  first?: () => void,
): Promise<Pick<Can, 'actions' | 'refused'>> {
  const actions: string[] = [];
  const refused: Record<string, Refusal> = {};
  for (const [action, ask] of Object.entries(questions)) {
    const slug = slugOfAction(resource, action);
    if (!engine.auth.may(caller, slug)) continue;
    try {
      first?.();
      await ask();
      actions.push(action);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused[action] = inWords(engine, caller, error);
    }
  }
  return { actions, refused };
}

function inWords({ text, model }: CanParts, { language }: Caller, problem: Problem): Refusal {
  const { code, message } = errorAnswer(problem, language, text, model);
  return { code, message: typeof message === 'string' ? message : message.join(' ') };
}

function reasonsOf(engine: CanParts, caller: Caller, problems: Readonly<Record<string, Problem>>): Can['fixed'] {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [path, inWords(engine, caller, problem).message]),
  );
}

function settledReasons(
  engine: CanParts,
  { fields }: Resource,
  caller: Caller,
  fixed: Fixed | undefined,
): Can['fixed'] {
  if (!fixed) return {};
  const { message } = inWords(engine, caller, new Problem(409, fixed.code));
  const settled = fields.filter(({ name, readOnly, system }) => !readOnly && !system && fixed.includes(name));
  return Object.fromEntries(settled.map(({ name }) => [name, message]));
}

/** Returns why the caller cannot change fields of the record, by field name. @throws 409 if no field can change */
export async function fixedReasons(
  engine: CanParts,
  resource: Resource,
  caller: Caller,
  record: Row,
): Promise<Can['fixed']> {
  const authorizer = engine.write.authorizer(caller);
  const settled = await authorizer.edit(resource, record);
  const ungrantable = await authorizer.ungrantable(resource, 'edit', record);
  return { ...reasonsOf(engine, caller, ungrantable), ...settledReasons(engine, resource, caller, settled) };
}

function movesOf({ workflow }: Resource, record: Row): readonly string[] {
  if (!workflow) return [];
  const state = String(record[workflow.field]);
  const fitting = workflow.transitions.filter(({ by, from }) => by.includes('staff') && from.includes(state));
  return [...new Set(fitting.map(({ name }) => name))];
}

function operationsOf(
  { operations = [] }: Resource,
  on: Operation['on'],
  ask: (name: string) => Promise<unknown>,
): Questions {
  const there = operations.filter((operation) => operation.on === on);
  return Object.fromEntries(there.map(({ name }) => [name, async () => ask(name)]));
}
