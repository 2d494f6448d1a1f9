import type { Project } from '../../load/project.ts';
import type { ChangeCode } from '../codes.ts';
import { breaking, safe, type Effect, type Verdict } from '../change.ts';
import type { Difference } from '../difference.ts';

export interface Both {
  readonly before: Project;
  readonly after: Project;
}

/** Says what a difference means. */
export type Rule = (difference: Difference, both: Both) => Verdict;

/** Rules by template; one that ends in `/**` is for all below too. */
export type Rules = Readonly<Record<string, Rule>>;

type How = Difference['how'];

/** The same whatever happened, without an effect on the API, data or owned code. */
export function unnoticed(code: ChangeCode): Rule {
  return (difference) => ({ code, text: described(difference) });
}

/** Effects on the API by what happened; nothing where it is left out. */
export function forApi(code: ChangeCode, effects: Readonly<Partial<Record<How, Effect>>>): Rule {
  return (difference) => ({ code, text: described(difference), api: effects[difference.how] });
}

/** A condition or a limit: what is new or other may refuse what was possible before. */
export function restriction(code: ChangeCode, of: string): Rule {
  const refused = breaking(`${of} that were possible before may be refused`);
  return forApi(code, { added: refused, changed: refused, removed: safe(`more ${of} are possible`) });
}

/** A list of what is possible: what is taken away is missed. */
export function permission(code: ChangeCode, of: string): Rule {
  const gone = breaking(`${of} that were possible before are refused`);
  return forApi(code, { added: safe(`more ${of} are possible`), removed: gone, changed: gone });
}

export function always(code: ChangeCode, effect: Effect): Rule {
  return (difference) => ({ code, text: described(difference), api: effect });
}

const LONGEST = 60;

/** What happened, with the values where they are short: `added`, `2 → 5`. */
export function described({ how, before, after, path }: Difference): string {
  if (how === 'reordered') return 'in another order';
  if (how === 'renamed') return 'renamed';
  if (how === 'changed') {
    const values = `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
    return values.length > LONGEST ? 'changed' : values;
  }
  const one = how === 'added' ? after : before;
  if (one === true || path.at(-1) === String(one)) return how;
  const value = JSON.stringify(one);
  const isShort = !value.startsWith('{') && !value.startsWith('[') && value.length < LONGEST;
  return isShort ? `${how} (${value})` : how;
}
