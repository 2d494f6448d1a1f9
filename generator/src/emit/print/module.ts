import { posix } from 'node:path';

/** The comment above every generated module: where it comes from, and what to do instead of editing it. */
export function banner(source: string, remedy = 'Edit that file instead.'): string {
  return `// From ${source} by \`tuyen generate\`. ${remedy}\n`;
}

/** How one file of the project names another in an import: `../../custom/vehicles/inputs.tsx`. */
export function importPath(fromFile: string, toFile: string): string {
  const path = posix.relative(posix.dirname(fromFile), toFile);
  return path.startsWith('.') ? path : `./${path}`;
}

/** An object literal's key, quoted where it must be. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** ` * ` text of a documentation comment on one line. */
export function doc(text: string): string {
  return `/** ${text.replaceAll('*/', '*∕').replace(/\s+/g, ' ').trim()} */`;
}
