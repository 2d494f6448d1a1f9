import { isUnambiguous } from './ambiguity.ts';

/** What the analysis of a pattern says. */
export type Verdict =
  | { readonly status: 'fast' }
  | {
      readonly status: 'slow';
      /** The exponent of the length in the number of steps; infinite if the number grows exponentially. */
      readonly degree: number;
      /** A text that takes this long, as an expression: `'a'.repeat(31) + '\x00'`. */
      readonly attack: string;
    }
  | { readonly status: 'unknown' };

/** In milliseconds. A busy machine needs several times as long as an idle one. */
const TIMEOUT = 3_000;
/** Kept for the process, so that a watcher analyzes new patterns only. */
const verdicts = new Map<string, Verdict>();

/**
 * Analyzes how long a backtracking matcher takes for the worst text. Unambiguous patterns, which are most, are fast. The analyzer, which takes
 * half a second to load, is loaded for the others.
 * @param pattern a valid regular expression with the flag `u`
 */
export async function analyze(pattern: string): Promise<Verdict> {
  const known = verdicts.get(pattern);
  if (known) return known;
  const verdict: Verdict = isUnambiguous(pattern) ? { status: 'fast' } : await analyzeAmbiguous(pattern);
  verdicts.set(pattern, verdict);
  return verdict;
}

async function analyzeAmbiguous(pattern: string): Promise<Verdict> {
  const { checkSync } = (await import('#recheck')).default;
  const found = checkSync(pattern, 'u', { timeout: TIMEOUT });
  if (found.status === 'safe') return { status: 'fast' };
  if (found.status === 'unknown') return { status: 'unknown' };
  const { complexity, attack } = found;
  return {
    status: 'slow',
    degree: complexity.type === 'polynomial' ? complexity.degree : Infinity,
    attack: attack.pattern,
  };
}
