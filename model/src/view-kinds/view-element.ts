import { kindOf } from '../kinds/index.ts';
import type { Field } from '../model/fields/field.ts';
import type { Resource } from '../model/resource.ts';
import type { ViewField } from '../model/work/view.ts';
import type { ScreenElement } from '../screens/screens.ts';
import { withUnits } from '../kinds/unit.ts';

type ElementOf = (field: Field) => ScreenElement;

export function viewElement(
  { path, joined }: ViewField,
  { name, fields }: Resource,
  elementOf: ElementOf = (field) => kindOf(field).show(field),
): ScreenElement {
  const own = fields.find((field) => field.name === path);
  if (own) return withUnits(elementOf(own), own, `resources.${name}.units`);
  if (!joined) throw new Error(`${name} has no field ${path}.`);
  const { through, field } = joined;
  const target = `resources.${through.at(-1)?.resource ?? name}`;
  const inner = withUnits(elementOf(field), field, `${target}.units`);
  const label = `${target}.fields.${field.name}`;
  return through.toReversed().reduce<ScreenElement>(
    (inside, step) => ({
      source: path,
      widget: 'referenced-field',
      props: { source: step.field, reference: step.resource, label, link: false },
      children: [inside],
    }),
    inner,
  );
}
