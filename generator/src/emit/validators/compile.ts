import { projectFormats, type JsonSchema } from '@tuyen/model';
import { Imports } from '../print/imports.ts';
import { stripAnnotations } from './strip-annotations.ts';
import type { CompileOptions } from './compile-options.ts';
import { Unsupported } from './expressions.ts';
import { print } from './statement.ts';
import { Statements } from './statements.ts';

/**
 * Compiles a schema (2020-12) to the source of a module that needs neither ajv nor `eval`. The module exports one function that
 * returns true, or sets its `errors` to all findings. A finding is an ajv error without a message; screens translate it.
 * Common keywords are printed as readable code. A schema with any other keyword is compiled by ajv.
 */
export async function compile(schema: JsonSchema, options: CompileOptions): Promise<string> {
  const plain = stripAnnotations(schema);
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
