/**
 * Sentence of the specification. `id` is the number of its section and its number within the section; `heading` is the
 * last heading above it.
 */
export interface Sentence {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

const HEADING = /^#+\s+(?:(\d+)\. )?(.+)$/u;
const LIST_ITEM = /^\s*(?:[-*+]|\d+\.)\s+/u;
const RULE_OF_A_TABLE = /^\|(?:\s*:?-+:?\s*\|)+$/u;

/** End of a clause: after a semicolon, or after a full stop before an upper-case letter, a digit or a quotation. */
const END = /(?<=;)\s+|(?<=[.?!]["”)]?)\s+(?=["“(\p{Lu}\d])/gu;

function open(text: string): boolean {
  const brackets = [...text].reduce((depth, each) => depth + (each === '(' ? 1 : each === ')' ? -1 : 0), 0);
  return brackets > 0 || text.split('"').length % 2 === 0;
}

/** Splits a line into sentences and clauses. Text in quotation marks or brackets is never split. */
function divide(line: string): readonly string[] {
  const found: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of line.matchAll(END)) {
    if (open(line.slice(from, index))) continue;
    found.push(line.slice(from, index));
    from = index + gap.length;
  }
  return [...found, line.slice(from)];
}

/**
 * Returns every sentence of a Markdown specification, numbered within each `## 5. …`; sentences before the first
 * heading have section 0. A table row is one sentence. Only headings, table heads and empty lines are skipped.
 */
export function sentencesOf(markdown: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  const lines = markdown.split(/\r?\n/u);
  let section = '0';
  let heading = '';
  let count = 0;
  const add = (text: string): void => {
    count += 1;
    sentences.push({ id: `${section}.${count}`, heading, text });
  };
  for (const [index, line] of lines.entries()) {
    const [found, number, title = ''] = HEADING.exec(line) ?? [];
    if (found !== undefined) {
      heading = title;
      if (number !== undefined) {
        section = number;
        count = 0;
      }
    } else if (line.startsWith('|')) {
      const isHead = RULE_OF_A_TABLE.test(lines[index + 1] ?? '');
      if (isHead || RULE_OF_A_TABLE.test(line)) continue;
      const cells = line.split('|').slice(1, -1);
      add(cells.map((cell) => cell.trim()).join(' | '));
    } else if (line.trim() !== '') {
      for (const text of divide(line.replace(LIST_ITEM, '').trim())) add(text);
    }
  }
  return sentences;
}
