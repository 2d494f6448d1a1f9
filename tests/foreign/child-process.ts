import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Waits until a process prints a text, and returns the output so far. Rejects if the process ends first.
 *
 * @param said part of the standard output or error output
 */
export async function outputUntil(child: ChildProcess, said: string): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: unknown) => {
      output += String(chunk);
      if (output.includes(said)) resolve(output);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => reject(new Error(`It ended:\n${output}`)));
  });
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
