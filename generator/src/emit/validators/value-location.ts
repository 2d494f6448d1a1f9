import { camel } from '../print/names.ts';

/**
 * Location of the value that generated code checks. `value` is a JavaScript expression for it, and `path` is its JSON
 * pointer as the content of a template literal.
 */
export interface ValueLocation {
  readonly value: string;
  readonly path: string;
  /** Number of arrays that contain the value. */
  readonly depth: number;
}

/** Returns the name of the value: `/stops/${index}/order` → `order`. */
export function variableNameOf({ path }: ValueLocation): string {
  const named = path.split('/').findLast((step) => /^[A-Za-z]/.test(step));
  return named === undefined ? 'record' : camel(named);
}

export function pathLiteral(path: string): string {
  return path.includes('${')
    ? `\`${path}\``
    : JSON.stringify(path.replaceAll('\\`', '`').replaceAll('\\$', '$').replaceAll('\\\\', '\\'));
}

/** Constants of a module, by their text. Equal texts share a constant; different texts get different names. */
export class Constants {
  readonly #names = new Map<string, string>();

  name(text: string, wanted: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const taken = new Set(this.#names.values());
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted}${number}`;
    this.#names.set(text, name);
    return name;
  }

  print(): string {
    return [...this.#names].map(([text, name]) => `const ${name} = ${text};\n`).join('');
  }
}
