/** A sentence of the specification: `id` is the number of its section and its own in there; `heading` is the last one above it. */
export interface Sentence {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

const HEADING = /^#+\s+(?:(\d+)\. )?(.+)$/u;
const LIST_ITEM = /^\s*(?:[-*+]|\d+\.)\s+/u;
const RULE_OF_A_TABLE = /^\|(?:\s*:?-+:?\s*\|)+$/u;

/** Where a clause ends: after a semicolon, or after a full stop that an upper-case letter, a digit or a quotation follows. */
const END = /(?<=;)\s+|(?<=[.?!]["”)]?)\s+(?=["“(\p{Lu}\d])/gu;

/** Quotation marks and brackets that are open at the end of a text. */
function open(text: string): boolean {
  const brackets = [...text].reduce((depth, each) => depth + (each === '(' ? 1 : each === ')' ? -1 : 0), 0);
  return brackets > 0 || text.split('"').length % 2 === 0;
}

/** The sentences and clauses of a line. What stands in quotation marks or brackets is never divided. */
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
 * Every sentence of a specification in Markdown, numbered through each `## 5. …`; what stands before the first has section 0. A row of
 * a table is one sentence. Whatever is no heading, no head of a table and no empty line is a sentence or divided into some: nothing
 * else is left out.
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
