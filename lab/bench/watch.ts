import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EDITS = 15;

/**
 * Returns the milliseconds that `tuyen generate --watch` takes for each of several edits to one field, from detection
 * to the last file.
 */
export async function watchEdits(root: string): Promise<readonly number[]> {
  const watching = spawn('node', ['cli/bin/tuyen.js', 'generate', '--watch'], { cwd: root });
  let output = '';
  watching.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const said = async (words: RegExp) => {
    for (;;) {
      const found = words.exec(output);
      if (found) return found;
      if (watching.exitCode !== null) throw new Error(`tuyen generate --watch ended:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await said(/Watching/);

  const text = readFileSync(edited(root), 'utf8');
  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    output = '';
    changeField(root, edit);
    const [, seconds] = await said(/ written \((.*) s\)/);
    times.push(Number(seconds) * 1000);
  }
  writeFileSync(edited(root), text);
  watching.kill('SIGINT');
  await new Promise((resolve) => watching.on('close', resolve));
  return times;
}

const edited = (root: string) => join(root, 'schemas/resources/vehicles.json');

export function changeField(root: string, edit: number): void {
  const text = readFileSync(edited(root), 'utf8');
  writeFileSync(edited(root), text.replace(/"maximum": \d+/, `"maximum": ${300 + edit}`));
}
