import { isObject } from '@tuyen/model';

/** Returns the value at a path such as `Accounts.0`. Undefined if there is none. */
export function valueIn(json: unknown, path: string): unknown {
  return valuesIn(json, path)[0];
}

/** Returns the values at a path such as `Elements.0.ValidationErrors[].Message`. `[]` stands for every item of a list. */
export function valuesIn(json: unknown, path: string): readonly unknown[] {
  const steps = path
    .split('.')
    .flatMap((step) => (step.endsWith('[]') ? [step.slice(0, -'[]'.length), EVERY] : [step]));
  let found: readonly unknown[] = [json];
  for (const step of steps.filter((one) => one !== '')) found = found.flatMap((value) => inside(value, step));
  return found;
}

const EVERY = '[]';

function inside(value: unknown, step: string): readonly unknown[] {
  if (step === EVERY) return Array.isArray(value) ? value : [];
  if (Array.isArray(value)) {
    const item: unknown = value[Number(step)];
    return item === undefined ? [] : [item];
  }
  return isObject(value) && Object.hasOwn(value, step) ? [value[step]] : [];
}

/** Returns JSON that has the value at the path: `Accounts.0` gives `{ Accounts: [value] }`. */
export function putAt(path: string, value: unknown): Record<string, unknown> {
  const [first = '', ...others] = path.split('.');
  const inner = others.toReversed().reduce((one, step) => (/^\d+$/u.test(step) ? [one] : { [step]: one }), value);
  return { [first]: inner };
}
