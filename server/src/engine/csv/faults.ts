import type { Resource } from '@tuyen/model';
import type { Caller, Row, Services } from '../domain.ts';
import { type FieldError, fieldErrorsOf } from '../problem.ts';
import { checkSchema } from '../write/checks.ts';
import { boundsErrors } from '../validation/bounds.ts';
import { initialRow, normalize } from '../write/values/incoming.ts';
import { omitNulls } from '../json-object.ts';
import { writePlanOf } from '../write/values/write-plan.ts';
import type { Validation } from '../validation/validation.ts';

interface Parts extends Pick<Services, 'model'> {
  readonly validation: Validation;
}

type Faults = Readonly<Record<string, FieldError>>;

interface ReadRow {
  readonly values: Readonly<Row>;
  readonly before: Row | undefined;
  /** True if it is unclear which existing record the CSV row changes. Missing required values are then not reported. */
  readonly isUnclear: boolean;
  readonly faults: Faults;
}

/**
 * Returns every error of a row that can be detected before the row is written. The schema is checked here only if the
 * row already has an error. Other rows are validated when they are written, after hooks have filled in omitted values.
 */
export function faultsOf(
  { model, validation }: Pick<Parts, 'model' | 'validation'>,
  caller: Caller,
  resource: Resource,
  { values, before, isUnclear, faults }: ReadRow,
): Faults {
  const excesses = boundsErrors(resource.fields, values);
  const known = { ...excesses, ...faults };
  if (Object.keys(known).length === 0) return known;
  const tooLong = new Set(Object.keys(excesses).map(topOf));
  const short = Object.fromEntries(Object.entries(values).filter(([name]) => !tooLong.has(name)));
  const normal = normalize(model, resource, short);
  const found = fieldErrorsOf(() =>
    before
      ? checkSchema(validation, resource, omitNulls({ ...before, ...normal }), omitNulls(before))
      : checkSchema(validation, resource, initialRow(resource, normal, caller.officeId)),
  );
  const { byName } = writePlanOf(resource);
  const others = Object.entries(found).filter(([path, error]) => {
    if (isUnclear && typeof error === 'object' && error.code === 'required') return false;
    // Ignore errors about missing secrets: the existing record was read without its secrets.
    if (before && byName.get(topOf(path))?.writeOnly) return false;
    return !Object.keys(known).some((other) => other === path || other.startsWith(`${path}.`));
  });
  return { ...Object.fromEntries(others), ...known };
}

function topOf(path: string): string {
  return path.split('.', 1)[0] ?? '';
}
