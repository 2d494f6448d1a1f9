import { createInterface } from 'node:readline/promises';
import { UsageError } from '../../exit-codes.ts';

export interface Question {
  readonly text: string;
  /** Answer that is used if the user enters an empty line. */
  readonly usual: string;
  readonly wrong: (answer: string) => string | undefined;
}

export function isTerminal(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/**
 * Asks the questions one after the other. Repeats a question until the answer is valid.
 * @throws UsageError if the input ends
 */
export async function ask<K extends string>(
  questions: Readonly<Partial<Record<K, Question>>>,
  { input, output }: { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream } = {
    input: process.stdin,
    output: process.stdout,
  },
): Promise<Partial<Record<K, string>>> {
  const lines = createInterface({ input, output });
  // If the input ends, the promise of a pending question never settles, and Node would exit without a message.
  const ended = new Promise<never>((_resolve, reject) =>
    lines.once('close', () => reject(new UsageError('The input ended. Nothing was written.'))),
  );
  ended.catch(() => undefined);
  const answers: Partial<Record<K, string>> = {};
  try {
    for (const key in questions) {
      const question = questions[key];
      if (!question) continue;
      for (;;) {
        const line = await Promise.race([lines.question(`${question.text} (${question.usual}): `), ended]);
        const answer = line.trim() || question.usual;
        const wrong = question.wrong(answer);
        answers[key] = answer;
        if (wrong === undefined) break;
        output.write(`${wrong}\n`);
      }
    }
    return answers;
  } finally {
    lines.close();
  }
}
