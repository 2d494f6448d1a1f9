import { projectFormats, type JsonSchema } from '@tuyen/model';
import { Imports } from '../print/imports.ts';
import { codedFormat } from './coded-formats.ts';
import { stripAnnotations } from './strip-annotations.ts';
import type { CompileOptions } from './compile-options.ts';
import { print } from './statement.ts';
import { Statements } from './statements.ts';

/**
 * Compiles a schema to the source of a module that needs neither ajv nor `eval`. The module exports one function that
 * returns true, or sets its `errors` to all findings. A finding is an ajv error without a message; screens translate
 * it. The schema may only use the keywords in `ASSERTIONS`: the loader reports any other.
 */
export function compile(schema: JsonSchema, options: CompileOptions): string {
  const { name, kinds } = options;
  const imports = new Imports(name);
  const statements = new Statements({
    use: (helper) => imports.value('@tuyen/model/validation', helper),
    patterns: projectFormats({ kinds }),
    coded: (format) => codedFormat(format, options, imports),
  });
  const body = print(statements.check(stripAnnotations(schema), { value: 'data', path: '', depth: 0 }));
  return [
    `${imports.print()}\nexport function ${name}(data) {\nconst found = [];\n${body}`,
    `${name}.errors = found.length > 0 ? found : null;\nreturn found.length === 0;\n}\n`,
    statements.constants(),
  ].join('');
}
