// Runs commands in a long-lived process, because loading the modules takes longer than most commands.
import { Readable } from 'node:stream';
import { takeCoverage } from 'node:v8';
import { main } from '../main.ts';
import type { Ran } from './library.ts';

export interface Request {
  readonly root: string;
  readonly args: readonly string[];
  /** Additional environment variables for this command. `null` removes a variable. */
  readonly env?: Readonly<Record<string, string | null>>;
  readonly input?: string;
}

process.on('message', async ({ root, args, env = {}, input = '' }: Request) => {
  process.chdir(root);
  const before = { ...process.env };
  for (const [name, value] of Object.entries(env)) {
    if (value === null) delete process.env[name];
    else process.env[name] = value;
  }
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true });
  const written = { stdout: '', stderr: '' };
  const own = { stdout: process.stdout.write, stderr: process.stderr.write };
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = (text: string | Uint8Array) => {
      written[name] += String(text);
      return true;
    };
  }
  const code = await main(args);
  // Writes the coverage now, because Node writes it only when a process ends.
  if (process.env['NODE_V8_COVERAGE'] !== undefined) takeCoverage();
  process.stdout.write = own.stdout;
  process.stderr.write = own.stderr;
  process.env = before;
  process.stdout.removeAllListeners('error');
  process.send?.({ code, out: written.stdout, error: written.stderr } satisfies Ran);
});
process.on('disconnect', () => process.exit());
