import { type FoundPattern, pointerOf, spanAt } from '@tuyen/model/load';
import type { UnlocatedFinding } from '../finding.ts';
import { analyze, type PatternVerdict } from './analyze.ts';

/** Maximum number of steps that a regular expression may take in a request, which is about a tenth of a second. */
const FEW_STEPS = 10_000_000;

export async function slowPatterns(
  patterns: readonly FoundPattern[],
  verdictOf: (pattern: string) => Promise<PatternVerdict> = analyze,
): Promise<readonly UnlocatedFinding[]> {
  const problems: UnlocatedFinding[] = [];
  for (const found of patterns) {
    const problem = problemOf(found, await verdictOf(found.pattern));
    if (problem) problems.push(problem);
  }
  return problems;
}

function problemOf(found: FoundPattern, verdict: PatternVerdict): UnlocatedFinding | undefined {
  switch (verdict.status) {
    case 'fast':
      return undefined;
    case 'unknown':
      return {
        ...placeOf(found),
        code: 'TUY868',
        severity: 'warning',
        message: 'The pattern is too complex to analyze, so a text may exist that takes the server very long.',
        hint: 'Simplify it: remove look-around, back references and nested repetitions.',
      };
    case 'slow': {
      const { degree, attack } = verdict;
      const steps = found.longest ** degree;
      return {
        ...placeOf(found),
        code: 'TUY867',
        severity: steps > FEW_STEPS ? 'error' : 'warning',
        message: `The pattern takes ${describe(degree)} for a text such as ${shortened(attack)}.`,
        hint:
          degree === Infinity
            ? 'Let each text match in one way only: remove the repetition inside of the repetition, or separate the repeated parts by a character that they do not contain.'
            : 'Begin it with ^, and let no two repetitions that follow each other match the same characters.',
      };
    }
  }
}

const placeOf = ({ document, path }: FoundPattern) => ({
  file: document.file,
  pointer: pointerOf(path),
  at: { text: document.text, ...spanAt(document, path, 'value') },
});

function describe(degree: number): string {
  if (degree === Infinity) return 'a time that doubles with each further character';
  return `a time that grows with the ${degree === 2 ? 'square' : `power of ${degree}`} of the length`;
}

/**
 * Shortens the example of a text that makes a pattern slow. It can have thousands of characters, which would fill the
 * screen.
 */
function shortened(attack: string): string {
  return attack.length > 100 ? `${attack.slice(0, 80)} … ${attack.slice(-15)}` : attack;
}
