import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from './run.ts';

export type ScriptStep = readonly [name: string, command: string, ...args: string[]];

export interface StepResult {
  readonly name: string;
  readonly seconds: number;
  readonly succeeded: boolean;
  readonly output: string;
}

export async function runSteps(
  steps: readonly ScriptStep[],
  onEnd: (result: StepResult) => void,
): Promise<readonly StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const runWaiting = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      onEnd(result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
  return results;
}

function runStep([name, command, ...args]: ScriptStep): Promise<StepResult> {
  const start = performance.now();
  // The output of a step goes to a pipe, so the step's tool would print no colors. If the output ends up in a terminal,
  // force colors.
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colors },
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = (performance.now() - start) / 1000;
      resolve({ name, seconds, succeeded: code === 0, output: parts.join('').trimEnd() });
    });
  });
}

export function stepText({ name, seconds, succeeded, output }: StepResult): string {
  const title = `${succeeded ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`;
  return output === '' ? title : `${title}\n${output.replaceAll(/^(?=.)/gm, '  ')}`;
}
