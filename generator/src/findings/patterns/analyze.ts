import { isUnambiguous } from './ambiguity.ts';

export type PatternVerdict =
  | { readonly status: 'fast' }
  | {
      readonly status: 'slow';
      /**
       * Exponent of the matcher's running time as a power of the text's length. For example, 2 means that a text of
       * double length takes four times as long. Infinity means exponential growth.
       */
      readonly degree: number;
      /** Text that makes the matcher as slow as `degree` says, as a JavaScript expression: `'a'.repeat(31) + '\x00'`. */
      readonly attack: string;
    }
  | { readonly status: 'unknown' };

/**
 * Time limit of the analysis in milliseconds. It leaves room for a busy machine, which needs several times as long as
 * an idle one.
 */
const TIMEOUT = 3_000;
/**
 * Results of the analysis by pattern. They are kept until the process ends, so that `--watch` analyzes only new
 * patterns.
 */
const verdicts = new Map<string, PatternVerdict>();

/**
 * Analyzes how long a backtracking matcher takes for the worst text. Most patterns are unambiguous and therefore fast.
 * Only the others load the analyzer, which takes half a second.
 * @param pattern a valid regular expression with the flag `u`
 */
export async function analyze(pattern: string): Promise<PatternVerdict> {
  const known = verdicts.get(pattern);
  if (known) return known;
  const verdict: PatternVerdict = isUnambiguous(pattern) ? { status: 'fast' } : await analyzeAmbiguous(pattern);
  verdicts.set(pattern, verdict);
  return verdict;
}

async function analyzeAmbiguous(pattern: string): Promise<PatternVerdict> {
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
