import { ownModel } from '@tuyen/model/backends';
import type { Model, Resource } from '@tuyen/model';
import type { AppName } from './start-server.ts';
import { UsageError } from '../exit-codes.ts';
import { openClient } from '../verify/client.ts';
import { makesOwn } from '../verify/own-record.ts';
import type { VerifyDifference } from '../verify/difference.ts';
import { contextOf, type Plan, signedInAccount, verify } from '../verify/verify.ts';
import { accountWithoutPermissions } from './account-without-permissions.ts';
import { findChromium, loadPlaywright, openPages } from './browser-page.ts';
import { checkEdit } from './check-edit.ts';
import { startServer } from './start-server.ts';

export interface SmokeResult {
  /** Name of the test: `bikes: list, create, edit, permissions`. */
  readonly test: string;
  readonly failures: readonly string[];
  /** Set if the test did not run. `notes` then contains the reason. */
  readonly skipped?: true;
  readonly notes: readonly string[];
}

/** Milliseconds until a request must have an answer. */
const LIMIT = 30_000;
/** Maximum number of records per resource that the smoke test compares. */
const ROWS = 100;

/**
 * Starts the project's server with sample records, and tests every resource over HTTP and the first page in a browser.
 * @param folders folder of the static files of each app that the project has
 * @param report receives each result as soon as it is known
 */
export async function smokeTest(
  root: string,
  model: Model,
  folders: Readonly<Partial<Record<AppName, string>>>,
  report: (result: SmokeResult) => void,
): Promise<void> {
  const server = await startServer(root, folders);
  const client = openClient(server.address, LIMIT);
  try {
    const account = accountFrom(process.env) ?? server.account;
    if (!account)
      throw new UsageError(
        'The server printed no account. Name one that may do everything: TUYEN_VERIFY_ACCOUNT and TUYEN_VERIFY_PASSWORD.',
      );
    const main = await client.signIn(...account);
    const plan = { model, client, main, rows: ROWS };
    const visitor = await accountWithoutPermissions(plan);
    const accounts = [await signedInAccount(account[0], main), ...(typeof visitor === 'string' ? [] : [visitor])];
    if (typeof visitor === 'string') report(skipped('requests without permission', visitor));
    for (const resource of ownModel(model).resources) {
      report(await testResource({ ...plan, accounts, resources: [resource], write: true, moves: false }, resource));
    }
    report(await testPages(root, server.apps, account));
  } finally {
    await client.close();
    await server.stop();
  }
}

async function testResource(plan: Plan, resource: Resource): Promise<SmokeResult> {
  const { differences, unchecked } = await verify(plan);
  const found: VerifyDifference[] = [];
  const has = (action: Resource['actions'][number]) => resource.actions.includes(action);
  const isWritten = makesOwn(resource) && !unchecked.some(({ why }) => why.startsWith('not written'));
  const edits = isWritten && has('edit');
  const left = edits ? await checkEdit(await contextOf(plan, resource, found)) : undefined;
  const done = [
    ...(has('list') ? ['list'] : []),
    ...(isWritten ? ['create'] : []),
    ...(edits && left === undefined ? ['edit'] : []),
    plan.accounts.length > 1 ? 'permissions' : 'requests without sign-in',
  ];
  return {
    test: `${resource.name}: ${done.join(', ')}`,
    failures: [...differences, ...found].map(textOf),
    notes: [...unchecked.map(({ why }) => why), ...(left === undefined ? [] : [`not edited: ${left}`])],
  };
}

function skipped(test: string, reason: string): SmokeResult {
  return { test, failures: [], notes: [`not tested: ${reason}`], skipped: true };
}

function textOf({ method, url, expected, pointer, got, repeat }: VerifyDifference): string {
  return `${method} ${url}: expected ${expected} (${pointer}), got ${got}\n${repeat}`;
}

async function testPages(
  root: string,
  apps: Readonly<Partial<Record<AppName, string>>>,
  account: readonly [string, string],
): Promise<SmokeResult> {
  const names = Object.keys(apps);
  const test = 'first page in a browser';
  if (names.length === 0) return skipped(test, 'the apps are not built. Run `npm run build`');
  const path = findChromium();
  if (path === undefined) return skipped(test, 'no Chromium was found. Install one, or set CHROME_PATH');
  const playwright = await loadPlaywright(root);
  if (!playwright) return skipped(test, 'playwright-core is not installed: npm install --save-dev playwright-core');
  return {
    test: `${test}: ${names.join(', ')}`,
    failures: await openPages(playwright, path, apps, account),
    notes: [],
  };
}

function accountFrom({ TUYEN_VERIFY_ACCOUNT: name, TUYEN_VERIFY_PASSWORD: password }: NodeJS.ProcessEnv) {
  return name && password ? ([name, password] as const) : undefined;
}
