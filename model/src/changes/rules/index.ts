import { breaking, type ChangeVerdict } from '../change.ts';
import type { ModelDifference } from '../difference.ts';
import { FIELD_RULES } from './fields.ts';
import { PAGE_RULES } from './pages.ts';
import { RESOURCE_RULES } from './resources.ts';
import { differenceText, type Both, type ChangeRule, type ChangeRules } from './rule.ts';
import { VALUE_RULES } from './values.ts';

const RULES: ChangeRules = { ...FIELD_RULES, ...RESOURCE_RULES, ...VALUE_RULES, ...PAGE_RULES };

/**
 * Returns the verdict on a difference. A difference without a rule counts as breaking, so that a new key cannot be
 * forgotten.
 */
export function verdictOf(difference: ModelDifference, both: Both): ChangeVerdict {
  const verdict = verdictOfRule(difference, both);
  if (!isOnAnotherBackEnd(difference, both)) return verdict;
  const { api: _, data: __, ...others } = verdict;
  return others;
}

/**
 * Returns whether another back end stores the resource before and after the change. The API and the database of the own
 * server do not contain such a resource.
 */
function isOnAnotherBackEnd({ path: [list, name] }: ModelDifference, { before, after }: Both): boolean {
  const isPlaced = ({ model }: Both['before']) =>
    model?.resources.find((resource) => resource.name === name)?.place !== undefined;
  return list === 'resources' && isPlaced(before) && isPlaced(after);
}

function verdictOfRule(difference: ModelDifference, both: Both): ChangeVerdict {
  const rule = ruleFor(difference.template);
  const isOrder = difference.how === 'reordered' && difference.template !== 'languages';
  if (isOrder) return { code: 'TUC803', text: differenceText(difference) };
  if (rule) return rule(difference, both);
  return { code: 'TUC999', text: differenceText(difference), api: breaking('no rule says what this key means') };
}

/**
 * Returns the rule for exactly this path, or else the closest rule that ends in `/**` and covers the path, such as
 * `resources/**`. In the path, names are replaced by `*`.
 */
function ruleFor(template: string): ChangeRule | undefined {
  const steps = template.split('/');
  const above = steps.map((_, index) => `${steps.slice(0, steps.length - index).join('/')}/**`);
  return [template, ...above].map((one) => RULES[one]).find((rule) => rule !== undefined);
}
