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

/** Types each line when a question appears. After the last one, the input ends. */
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

test('an empty answer is the usual one, and an invalid answer is asked for again', async () => {
  const { shown, ...streams } = terminal(['shop', 'blank', '']);
  expect(await ask(QUESTIONS, streams)).toEqual({ template: 'blank', currency: 'EUR' });
  expect(shown()).toBe('Template (rental): No such one.\nTemplate (rental): Currency (EUR): ');
});

test('the end of the input during a question is an error of use', async () => {
  const { shown: _, ...streams } = terminal(['blank']);
  await expect(ask(QUESTIONS, streams)).rejects.toThrow('The input ended. Nothing was written.');
});
