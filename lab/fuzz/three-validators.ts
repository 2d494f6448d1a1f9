import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatTests, type JsonSchema, type Model, type ProjectKind } from '@tuyen/model';
import type { CompiledValidator } from '@tuyen/model/validation';
import { violationsOf } from '@tuyen/model/violations';
import { compile } from '../../generator/src/emit/validators/compile.ts';
import { openAjv } from '../../server/src/engine/validation/ajv.ts';

export const KINDS: readonly ProjectKind[] = [
  { name: 'card-code', base: 'text', pattern: '^[A-Z0-9]{8,12}$', message: {}, examples: [] },
];
/**
 * Absolute address of the package `@tuyen/model/validation`. The test loads the generated module from a folder outside
 * the project, where the package name cannot be resolved.
 */
const PARTS = import.meta.resolve('@tuyen/model/validation');

/** Options for ajv, equal to those of `interpreterFor` in the kit. */
const RULES = {
  resolve: (reference: string): never => {
    throw new Error(reference);
  },
  formats: formatTests({ kinds: KINDS }),
  everyViolation: true,
};

export type Verdicts = Readonly<Record<'printed' | 'interpreter' | 'ajv', boolean>>;

export type Validators = (value: unknown) => Verdicts;

export function openValidators(): { validatorsOf(schema: JsonSchema): Promise<Validators>; close(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-validators-'));
  let count = 0;
  return {
    async validatorsOf(schema) {
      const path = join(folder, `validate${(count += 1)}.mjs`);
      const code = compile(schema, { name: 'validateIt', kinds: KINDS, path: 'validate.mjs' });
      writeFileSync(path, code.replace('@tuyen/model/validation', PARTS));
      const printed = ((await import(/* @vite-ignore */ pathToFileURL(path).href)) as { validateIt: CompiledValidator })
        .validateIt;
      // Safe cast: `openAjv` reads only the field kinds of the model.
      const ajv = openAjv({ kinds: KINDS } as unknown as Model).compile(schema);
      return (value) => ({
        printed: printed(value),
        interpreter: violationsOf(value, schema, RULES).length === 0,
        ajv: ajv(value),
      });
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}
