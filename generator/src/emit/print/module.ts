import { posix } from 'node:path';

export function banner(source: string, remedy = 'Edit that file instead.'): string {
  return `// From ${source} by \`tuyen generate\`. ${remedy}\n`;
}

export function importPath(fromFile: string, toFile: string): string {
  const path = posix.relative(posix.dirname(fromFile), toFile);
  return path.startsWith('.') ? path : `./${path}`;
}

export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

export function doc(text: string): string {
  return `/** ${text.replaceAll('*/', '*∕').replace(/\s+/g, ' ').trim()} */`;
}
