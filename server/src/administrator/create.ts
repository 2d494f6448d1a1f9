import { signInNameOf } from '@tuyen/model';
import type { Project } from '@tuyen/model/load';
import { openServer } from '../composition/build-server.ts';
import type { Row, Transaction } from '../engine/domain.ts';
import type { Engine } from '../composition/engine.ts';
import { hashNewPassword, textOrNull, valueOf } from '../engine/identity/index.ts';
import { Problem } from '../engine/problem.ts';
import { errorAnswer } from '../engine/request/refusals/error-answer.ts';
import { loadDomain } from '../project/project-domain.ts';
import { missingSettings, administratorResources, readSettings, RefusedSettings, type Settings } from './settings.ts';

export interface WantedAdministrator {
  /** Settings of the form `user.<field>=<value>` and `office.<field>=<value>`. */
  readonly settings: readonly string[];
  /** Creates the account even if a superuser exists. */
  readonly another: boolean;
  /** Asks for the password. Called only after all other input is validated. */
  readonly password: () => Promise<string>;
}

export interface MadeAdministrator {
  readonly user: { readonly id: string; readonly name: string };
  readonly office: { readonly id: string; readonly name: string; readonly isNew: boolean } | undefined;
}

export class SuperuserExists extends Error {}

/**
 * Creates a superuser in a database that may be empty, and the first office if there is none. The records are written
 * in the same way as those of a request, with all rules and the log. Servers that run on the same database detect the
 * change.
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
  });
  try {
    return await create(engine, settings, wanted);
  } finally {
    await app.close();
  }
}

async function create(engine: Engine, settings: Settings, wanted: WantedAdministrator): Promise<MadeAdministrator> {
  const { model, store, write } = engine;
  const { user, office } = administratorResources(model);
  const { users } = model.identity;
  const { superuser, password: passwordName } = users;
  if (!user || superuser === undefined || passwordName === undefined) {
    const lacking = superuser === undefined ? 'is_superuser' : 'password';
    throw new RefusedSettings([
      `The resource "${users.resource}" has no field "${lacking}": it has no superusers. "identity" of tuyen.config.json can name another.`,
    ]);
  }
  const refuseSecond = async (reader: Pick<Transaction, 'first'>) => {
    const there = await reader.first(users.resource, { [superuser]: true });
    if (there) throw new SuperuserExists(`There is a superuser already: ${nameOf(model, there)}.`);
  };
  if (!wanted.another) await refuseSecond(store);
  const top = office && (await engine.identity.accounts()).topOffice();
  const missing = missingSettings(model, settings, office && !top ? ['user', 'office'] : ['user']);
  const unused = top
    ? Object.keys(settings.office).map((name) => `office.${name} is not used: there is an office already.`)
    : [];
  if (missing.length + unused.length > 0) throw new RefusedSettings([...missing, ...unused]);

  const plain = await wanted.password();
  const password = await named(engine, 'user', () => hashNewPassword(engine, plain));
  return write.transaction({ actor: { kind: 'system', name: 'tuyen admin create' } }, async (tx) => {
    // Serializes concurrent commands: the second one waits here and then sees the account of the first.
    await tx.next('administrators');
    if (!wanted.another) await refuseSecond(tx);
    const place = await officeFor(engine, tx, settings.office);
    const made = await named(engine, 'user', () =>
      tx.create(user.name, {
        ...(place && users.office !== undefined && { [users.office]: place.id }),
        ...(place && users.offices && { [users.offices.field]: [{ [users.offices.office]: place.id }] }),
        ...settings.user,
        [superuser]: true,
        [passwordName]: password,
      }),
    );
    return { user: { id: String(made['id']), name: nameOf(model, made) }, office: place };
  });
}

/** Returns the topmost office and creates it if there is none. Returns undefined if the project has no offices. */
async function officeFor(engine: Engine, tx: Transaction, settings: Row): Promise<MadeAdministrator['office']> {
  const { offices } = engine.model.identity;
  if (!offices) return undefined;
  const id = (await engine.identity.accountsIn(tx)).topOffice();
  const row = id === null ? undefined : await tx.get(offices.resource, id);
  const office = row ?? (await named(engine, 'office', () => tx.create(offices.resource, settings)));
  return {
    id: String(office['id']),
    name: textOrNull(valueOf(office, offices.name)) ?? String(office['id']),
    isNew: !row,
  };
}

function nameOf({ identity }: Engine['model'], account: Row): string {
  return signInNameOf(identity.users, account) ?? String(account['id']);
}

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
