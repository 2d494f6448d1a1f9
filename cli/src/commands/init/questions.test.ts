import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { ask } from './questions.ts';

const QUESTIONS = {
  template: {
    text: 'Template',
    usual: 'rental',
    wrong: (name: string) => (name === 'shop' ? 'No such one.' : undefined),
  },
  currency: { text: 'Currency', usual: 'EUR', wrong: () => undefined },
};

/** Simulates a terminal that types the next line whenever a question appears. The input ends after the last line. */
function terminal(lines: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const left = [...lines];
  let shown = '';
  output.on('data', (chunk) => {
    shown += String(chunk);
    if (!String(chunk).endsWith('): ')) return;
    const line = left.shift();
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  });
  return { input, output, shown: () => shown };
}

test('an empty answer to a question of tuyen init means the default, and an invalid answer repeats the question', async () => {
  const { shown, ...streams } = terminal(['shop', 'blank', '']);
  expect(await ask(QUESTIONS, streams)).toEqual({ template: 'blank', currency: 'EUR' });
  expect(shown()).toBe('Template (rental): No such one.\nTemplate (rental): Currency (EUR): ');
});

test('tuyen init fails with a usage error if the input ends during a question', async () => {
  const { shown: _, ...streams } = terminal(['blank']);
  await expect(ask(QUESTIONS, streams)).rejects.toThrow('The input ended. Nothing was written.');
});
