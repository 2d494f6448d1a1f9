import { projectFormats, type JsonSchema } from '@tuyen/model';
import { Imports } from '../print/imports.ts';
import { bare } from './bare.ts';
import type { CompileOptions } from './compile-options.ts';
import { Unsupported } from './expressions.ts';
import { print } from './statement.ts';
import { Statements } from './statements.ts';

/**
 * Compiles a schema (2020-12) to the source of a module that needs neither ajv nor `eval`: it exports one function that
 * answers true, or leaves its findings, all of them, in its `errors`. A finding is as ajv's, without a message: screens say it
 * in their own words. What a schema of this project usually says is printed as a person would write it; the rest of JSON
 * Schema goes through ajv.
 */
export async function compile(schema: JsonSchema, options: CompileOptions): Promise<string> {
  const plain = bare(schema);
  try {
    return printed(plain, options);
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    const { compileWithAjv } = await import('./with-ajv.ts');
    return compileWithAjv(plain, options);
  }
}

function printed(schema: JsonSchema, { name, kinds, runtime }: CompileOptions): string {
  const imports = new Imports();
  const statements = new Statements({
    use: (helper) => imports.value(runtime, helper),
    patterns: projectFormats({ kinds }),
  });
  const body = print(statements.check(schema, { value: 'data', path: '', depth: 0 }));
  return [
    `${imports.print()}\nexport function ${name}(data) {\nconst found = [];\n${body}`,
    `${name}.errors = found.length > 0 ? found : null;\nreturn found.length === 0;\n}\n`,
    statements.constants(),
  ].join('');
}
