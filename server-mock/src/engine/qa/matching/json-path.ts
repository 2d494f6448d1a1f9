/** The steps of `$.items[0].price`, `items.0.price`, `items[*].price` or `$['a b']`. */
export function stepsOf(path: string): readonly string[] {
  return [
    ...path.replace(/^\$/u, '').matchAll(/\[\s*'([^']*)'\s*\]|\[\s*"([^"]*)"\s*\]|\[\s*(\d+|\*)\s*\]|([^.[\]]+)/gu),
  ].map((step) => step.slice(1).find((part) => part !== undefined) ?? '');
}

/** All values at a path; `*` goes into each entry of a list or an object. Empty where there is none. */
export function valuesAt(value: unknown, path: string): readonly unknown[] {
  let found: readonly unknown[] = [value];
  for (const step of stepsOf(path)) {
    found = found.flatMap((at) => {
      if (typeof at !== 'object' || at === null) return [];
      if (step === '*') return Object.values(at);
      return Object.hasOwn(at, step) ? [Reflect.get(at, step)] : [];
    });
  }
  return found;
}

/** A copy with the value set at every place that the path names; objects on the way are made, items of lists are not. */
export function withValueAt(value: unknown, path: string, set: unknown): unknown {
  const change = (at: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined) return set;
    if (Array.isArray(at))
      return at.map((one, index) => (step === '*' || index === Number(step) ? change(one, rest) : one));
    const object = typeof at === 'object' && at !== null ? at : {};
    if (step === '*') return Object.fromEntries(Object.entries(object).map(([key, one]) => [key, change(one, rest)]));
    return { ...object, [step]: change(Reflect.get(object, step), rest) };
  };
  return change(value, stepsOf(path));
}

/** A copy without what stands at the path. */
export function withoutValueAt(value: unknown, path: string): unknown {
  const change = (at: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined || typeof at !== 'object' || at === null) return at;
    const last = rest.length === 0;
    if (Array.isArray(at)) {
      if (last) return at.filter((_, index) => step !== '*' && index !== Number(step));
      return at.map((one, index) => (step === '*' || index === Number(step) ? change(one, rest) : one));
    }
    return Object.fromEntries(
      Object.entries(at).flatMap(([key, one]) => {
        if (step !== '*' && key !== step) return [[key, one]];
        return last ? [] : [[key, change(one, rest)]];
      }),
    );
  };
  return change(value, stepsOf(path));
}
