import type { Project } from '@tuyen/model/load';
import { openServer } from '../build-server.ts';
import type { Row, Transaction } from '../engine/domain.ts';
import type { Engine } from '../engine/engine.ts';
import { hashNewPassword } from '../engine/identity/incoming-password.ts';
import { Problem } from '../engine/problem.ts';
import { errorAnswer } from '../engine/request/error-answer.ts';
import { loadDomain } from '../project-domain.ts';
import { missingSettings, partsOf, readSettings, RefusedSettings, type Settings } from './settings.ts';

export interface WantedAdministrator {
  /** `user.<field>=<value>` and `office.<field>=<value>`. */
  readonly settings: readonly string[];
  /** Also where there is a superuser already. */
  readonly another: boolean;
  /** Asked for once everything else is known to be right. */
  readonly password: () => Promise<string>;
}

export interface MadeAdministrator {
  readonly user: { readonly id: string; readonly name: string };
  readonly office: { readonly id: string; readonly name: string; readonly isNew: boolean } | undefined;
}

/** There is a superuser: nobody else makes one by chance. */
export class SuperuserExists extends Error {}

/**
 * Makes a superuser, and the first office where there is none, in a database that may be empty: by the write path of the server,
 * with its rules and its log. Servers that run on the database notice.
 * @throws RefusedSettings, SuperuserExists
 */
export async function createAdministrator(
  { root, project, databaseUrl }: { readonly root: string; readonly project: Project; readonly databaseUrl: string },
  wanted: WantedAdministrator,
): Promise<MadeAdministrator> {
  const { model, locales } = project;
  if (!model) throw new Error('the project has errors in its schemas');
  const settings = readSettings(model, wanted.settings);
  const words = Object.fromEntries(Object.entries(locales).map(([tag, files]) => [tag, files['server'] ?? {}]));
  const { app, engine } = await openServer({
    model,
    databaseUrl,
    words,
    domain: await loadDomain(root, project.config?.server?.domain),
    seed: false,
  });
  try {
    return await create(engine, settings, wanted);
  } finally {
    await app.close();
  }
}

async function create(engine: Engine, settings: Settings, wanted: WantedAdministrator): Promise<MadeAdministrator> {
  const { model, store, write } = engine;
  const { user, office } = partsOf(model);
  const lacking = ['is_superuser', 'password'].find((name) => !user?.fields.some((field) => field.name === name));
  if (!user || lacking !== undefined)
    throw new RefusedSettings([
      `The resource "${model.identity.users}" has no field "${lacking}": it has no superusers.`,
    ]);
  if (!wanted.another) await refuseSecond(store, user.name);
  const top = office && (await engine.identity.accounts()).topOffice();
  const missing = missingSettings(model, settings, office && !top ? ['user', 'office'] : ['user']);
  const unused = top
    ? Object.keys(settings.office).map((name) => `office.${name} is not used: there is an office already.`)
    : [];
  if (missing.length + unused.length > 0) throw new RefusedSettings([...missing, ...unused]);

  const plain = await wanted.password();
  const password = await named(engine, 'user', () => hashNewPassword(engine, plain));
  return write.transaction({ actor: { kind: 'system', name: 'tuyen admin create' } }, async (tx) => {
    // Of two commands at the same time the second waits here, and sees what the first has made.
    await tx.next('administrators');
    if (!wanted.another) await refuseSecond(tx, user.name);
    const place = await officeFor(engine, tx, settings.office);
    const has = (name: string) => user.fields.some((field) => field.name === name);
    const made = await named(engine, 'user', () =>
      tx.create(user.name, {
        ...(place && has('office_id') && { office_id: place.id }),
        ...(place && has('offices') && { offices: [{ office_id: place.id }] }),
        ...settings.user,
        is_superuser: true,
        password,
      }),
    );
    return { user: { id: String(made['id']), name: nameOf(made, 'username', 'email') }, office: place };
  });
}

async function refuseSecond(reader: Pick<Transaction, 'first'>, users: string): Promise<void> {
  const there = await reader.first(users, { is_superuser: true });
  if (there) throw new SuperuserExists(`There is a superuser already: ${nameOf(there, 'username', 'email')}.`);
}

/** The topmost office, made where there is none; undefined where the project has no offices. */
async function officeFor(engine: Engine, tx: Transaction, settings: Row): Promise<MadeAdministrator['office']> {
  const { offices } = engine.model.identity;
  if (!partsOf(engine.model).office) return undefined;
  const id = (await engine.identity.accountsIn(tx)).topOffice();
  const row = id === null ? undefined : await tx.get(offices, id);
  const office = row ?? (await named(engine, 'office', () => tx.create(offices, settings)));
  return { id: String(office['id']), name: nameOf(office, 'name', 'code'), isNew: !row };
}

function nameOf(row: Row, ...fields: readonly string[]): string {
  const found = fields.map((field) => row[field]).find((value) => typeof value === 'string');
  return String(found ?? row['id']);
}

/** What the server refuses, in words: of which part, which field. */
async function named<T>(engine: Engine, part: keyof Settings, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { errors = {}, message } = errorAnswer(error, 'en', engine.texts, engine.model);
    const lines = Object.entries(errors).map(([field, text]) => `${part}.${field}: ${text}`);
    throw new RefusedSettings(lines.length > 0 ? lines : [String(message)]);
  }
}
