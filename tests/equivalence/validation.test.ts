import { join } from 'node:path';
import { resolverFor } from '@tuyen/admin-kit';
import type { Field, Resource } from '@tuyen/model';
import type { CompiledValidator } from '@tuyen/model/validation';
import { describe, expect, test } from 'vitest';
import { interpreterFor } from '../../apps/admin-kit/src/validation/interpreter.ts';
import { resolverOver } from '../../apps/admin-kit/src/validation/resolver.ts';
import { model, projectRoot } from './stage/model.ts';
import { sampleRows } from './stage/rows.ts';
import { wrongValues } from './stage/wrong-values.ts';

const rows = sampleRows(model);
const written = model.resources.filter(
  ({ actions, singleton }) => singleton ?? (actions.includes('create') || actions.includes('edit')),
);

describe.each(written)('Validation of the input for $name', (resource) => {
  const values = writable(resource);
  const cases = resource.fields
    .filter(({ readOnly }) => !readOnly)
    .flatMap((field) => wrongValues(field).map((value) => ({ field, value })));

  test('generated and server-driven forms report the same errors for the same invalid input', async () => {
    const { compiled, interpreted } = await resolvers(resource);
    expect(await interpreted(values)).toEqual(await compiled(values));
    expect(await interpreted({})).toEqual(await compiled({}));
    const refused = new Set<Field['kind']>();
    for (const { field, value } of cases) {
      const wrong = { ...values, [field.name]: value };
      const said = await compiled(wrong);
      expect(await interpreted(wrong), `${field.name}: ${JSON.stringify(value)}`).toEqual(said);
      if (said[field.name] !== undefined) refused.add(field.kind);
    }
    expect(refused.size).toBeGreaterThan(0);
  });
});

function writable({ name, fields }: Resource): Record<string, unknown> {
  const row = rows.get(name)?.[0] ?? {};
  const open = fields.filter(({ readOnly }) => !readOnly).map((field) => field.name);
  return Object.fromEntries(Object.entries(row).filter(([source]) => open.includes(source)));
}

async function resolvers(resource: Resource) {
  const path = join(projectRoot, 'apps/admin/src/generated', resource.name, 'validate.gen.js');
  const module = (await import(/* @vite-ignore */ path)) as Readonly<Record<string, CompiledValidator>>;
  const [validate] = Object.values(module);
  if (!validate) throw new Error(`${path} exports no validator.`);
  return {
    compiled: messages(resolverFor(validate)),
    interpreted: messages(resolverOver(interpreterFor(resource.schema, model.kinds))),
  };
}

function messages(resolver: ReturnType<typeof resolverFor>) {
  return async (values: Record<string, unknown>) => {
    const { errors } = await resolver(values, {}, { fields: {}, shouldUseNativeValidation: false });
    return errors as Readonly<Record<string, unknown>>;
  };
}
