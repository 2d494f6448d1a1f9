// The command in a process that stays: loading its modules takes longer than most commands do.
import { main } from '../main.ts';
import type { Ran } from './library.ts';

export interface Request {
  readonly root: string;
  readonly args: readonly string[];
}

process.on('message', async ({ root, args }: Request) => {
  process.chdir(root);
  const written = { stdout: '', stderr: '' };
  const own = { stdout: process.stdout.write, stderr: process.stderr.write };
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = (text: string | Uint8Array) => {
      written[name] += String(text);
      return true;
    };
  }
  const code = await main(args);
  process.stdout.write = own.stdout;
  process.stderr.write = own.stderr;
  process.stdout.removeAllListeners('error');
  process.send?.({ code, out: written.stdout, error: written.stderr } satisfies Ran);
});
process.on('disconnect', () => process.exit());
