import type { Plugin } from '@tuyen/generator/plugin';
import { commandsOf, pluginsOf, rootOption } from './plugin-commands.ts';
import { print } from '../output/print.ts';
import { candidates } from '../completion/candidates.ts';
import { namesIn } from '../completion/names.ts';

/** First argument of the command line by which a shell requests completions: `tuyen __complete --word=bo explain`. */
export const COMPLETE = '__complete';

const WORD = '--word=';

/**
 * Prints the words that can complete a command line. Each line has the word, a tab and a description.
 * @param args `--word=` with the start of the word at the cursor, then the words before the cursor
 */
export async function complete(core: Plugin, [first = '', ...before]: readonly string[]): Promise<void> {
  const current = first.startsWith(WORD) ? first.slice(WORD.length) : '';
  const own = core.commands ?? [];
  const isKnown = before.some((word) => own.some(({ name }) => name === word));
  const taken = new Map(own.map(({ name }) => [name, 'tuyen']));
  const { plugins } = isKnown ? { plugins: [] } : await pluginsOf(before);
  const all = [...own, ...plugins.flatMap((plugin) => commandsOf(plugin, taken))];
  const codes = before.includes('explain') ? (await import('../explain/codes.ts')).TOOL_CODES : {};
  for (const { word, description } of candidates(all, before, current, namesIn(rootOption(before), codes)))
    print(description === '' ? word : `${word}\t${description}`);
}
