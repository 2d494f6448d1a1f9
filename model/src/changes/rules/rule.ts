import type { Project } from '../../load/project.ts';
import type { ChangeCode } from '../codes.ts';
import { breaking, safe, type Effect, type ChangeVerdict } from '../change.ts';
import type { ModelDifference } from '../difference.ts';

export interface Both {
  readonly before: Project;
  readonly after: Project;
}

export type ChangeRule = (difference: ModelDifference, both: Both) => ChangeVerdict;

/**
 * Rules that judge changes of a project. The key is the path of a changed key, with names replaced by `*`, such as
 * `field/required`. A path that ends in `/**` also covers all keys below it.
 */
export type ChangeRules = Readonly<Record<string, ChangeRule>>;

type How = ModelDifference['how'];

export function unnoticed(code: ChangeCode): ChangeRule {
  return (difference) => ({ code, text: differenceText(difference) });
}

export function forApi(code: ChangeCode, effects: Readonly<Partial<Record<How, Effect>>>): ChangeRule {
  return (difference) => ({ code, text: differenceText(difference), api: effects[difference.how] });
}

export function restriction(code: ChangeCode, of: string): ChangeRule {
  const refused = breaking(`${of} that were possible before may be refused`);
  return forApi(code, { added: refused, changed: refused, removed: safe(`more ${of} are possible`) });
}

export function permission(code: ChangeCode, of: string): ChangeRule {
  const gone = breaking(`${of} that were possible before are refused`);
  return forApi(code, { added: safe(`more ${of} are possible`), removed: gone, changed: gone });
}

export function always(code: ChangeCode, effect: Effect): ChangeRule {
  return (difference) => ({ code, text: differenceText(difference), api: effect });
}

const LONGEST = 60;

export function differenceText({ how, before, after, path }: ModelDifference): string {
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
