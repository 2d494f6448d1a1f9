import { holds, type Condition, type Resource, type Scalar } from '@tuyen/model';

type Values = Readonly<Record<string, Scalar>>;

/**
 * Returns sets of values, as few as possible. For each conditional section and field of the resource, at least one set
 * shows it.
 */
export function states(resource: Resource): readonly Values[] {
  const conditions = [...resource.fields, ...resource.form.sections, ...resource.show.sections]
    .map(({ when }) => when)
    .filter((when) => when !== undefined);
  const found: Values[] = [{}];
  for (const condition of conditions) {
    if (found.some((values) => holds(condition, values) && Object.keys(values).length > 0)) continue;
    const at = found.findIndex((values) => agree(condition, values));
    if (at === -1) found.push(answers(condition, {}));
    else found[at] = answers(condition, found[at] ?? {});
  }
  return found;
}

function agree(condition: Condition, values: Values): boolean {
  const known = Object.entries(condition).filter(([path]) => path in values);
  return holds(Object.fromEntries(known), values);
}

function answers(condition: Condition, values: Values): Values {
  const wanted = Object.entries(condition).map(([path, value]) => [
    path,
    (Array.isArray(value) ? value[0] : value) as Scalar,
  ]);
  return { ...Object.fromEntries(wanted), ...values };
}
