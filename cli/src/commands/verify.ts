import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';
import { openClient } from '../verify/client.ts';
import { TOPICS } from '../verify/difference.ts';
import { signedInAccount, verify as compare } from '../verify/verify.ts';

export interface VerifyOptions {
  readonly root?: string;
  readonly json?: boolean;
  readonly against: string;
  readonly account?: string;
  readonly password?: string;
  readonly as?: readonly string[];
  readonly only?: readonly string[];
  readonly write?: boolean;
  readonly transitions?: boolean;
  readonly rows?: string;
  readonly timeout?: string;
}

export async function verify(options: VerifyOptions): Promise<ExitCode> {
  const root = findRoot(options.root);
  const account = options.account ?? process.env['TUYEN_VERIFY_ACCOUNT'];
  const password = options.password ?? process.env['TUYEN_VERIFY_PASSWORD'];
  if (account === undefined || password === undefined)
    throw new UsageError(
      'Name an account that may read everything: --account and --password, or TUYEN_VERIFY_ACCOUNT and TUYEN_VERIFY_PASSWORD.',
    );
  const { loadProjectWithCode } = await import('@tuyen/model/load');
  const { ownModel } = await import('@tuyen/model/backends');
  const { didYouMean } = await import('@tuyen/model/suggest');
  const { model: whole, diagnostics } = await loadProjectWithCode(root);
  const model = whole && ownModel(whole);
  if (!model) {
    if (options.json) printJson({ diagnostics });
    else printDiagnostics(diagnostics);
    return EXIT.problems;
  }
  const only = options.only ?? [];
  const names = model.resources.map(({ name }) => name);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no resource "${unknown}". ${didYouMean(unknown, names) ?? ''}`.trim());
  const resources = model.resources.filter(({ name }) => only.length === 0 || only.includes(name));
  const others = (options.as ?? []).map((pair) => pair.split(':'));
  if (options.transitions && !options.write) throw new UsageError('--transitions makes changes: pass --write with it.');
  if (others.some((pair) => pair.length < 2))
    throw new UsageError('--as takes an account and its password: clerk:password.');

  const client = openClient(options.against, 1000 * numberOf('--timeout', options.timeout, 30, 600));
  try {
    const main = await client.signIn(account, password);
    const accounts = [await signedInAccount(account, main)];
    for (const [name = '', ...rest] of others)
      accounts.push(await signedInAccount(name, await client.signIn(name, rest.join(':'))));
    const rows = numberOf('--rows', options.rows, 200, 300);
    const { differences, unrepeated, unchecked } = await compare({
      model,
      client,
      main,
      accounts,
      resources,
      rows,
      write: options.write === true,
      moves: options.transitions === true,
    });
    const counts = Object.fromEntries(
      TOPICS.map((topic) => [topic, differences.filter((one) => one.topic === topic).length]),
    );
    if (options.json)
      printJson({ differences, unrepeated, counts, unchecked, resources: resources.length, requests: client.sent() });
    else {
      let resource = '';
      for (const one of differences) {
        if (one.resource !== resource) print(paint('bold', (resource = one.resource)));
        const at = one.intermittent ? `${one.topic}, intermittent` : one.topic;
        print(`  ${at}  ${one.method} ${one.url}: expected ${one.expected} (${one.pointer}), got ${one.got}`);
        print(paint('dim', `    ${one.repeat}`));
      }
      for (const one of unrepeated)
        print(`${one.resource}: not counted: ${one.method} ${one.url}: expected ${one.expected}, once got ${one.got}`);
      for (const one of unchecked) print(`${one.resource}: ${one.why}`);
      const parts = Object.entries(counts).flatMap(([topic, count]) => (count > 0 ? `${topic} ${count}` : []));
      const once = unrepeated.length > 0 ? `, ${unrepeated.length} not repeated` : '';
      const summary = `${resources.length} resources, ${client.sent()} requests, ${differences.length} differences${once}`;
      print(differences.length === 0 ? `${paint('green', '✓')} ${summary}` : `${summary}: ${parts.join(', ')}`);
    }
    return differences.length === 0 ? EXIT.ok : EXIT.problems;
  } finally {
    await client.close();
  }
}

function numberOf(option: string, text: string | undefined, usual: number, most: number): number {
  if (text === undefined) return usual;
  if (!/^[1-9]\d{0,5}$/u.test(text) || Number(text) > most)
    throw new UsageError(`${option} takes a whole number from 1 to ${most}.`);
  return Number(text);
}
