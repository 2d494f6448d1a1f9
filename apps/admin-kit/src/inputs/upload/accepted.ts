/** Upload limit of the server in bytes. The browser checks it too, to avoid an upload that the server would reject. */
export const MAX_BYTES = 8 * 1024 * 1024;

export interface FileRejection {
  readonly key: string;
  readonly args: Record<string, unknown>;
}

/**
 * Returns the reason why a file is not accepted, or undefined. `accept` has the HTML syntax: types, `image/*`, or
 * `.extensions`.
 */
export function refusalOf(file: Blob, name: string, accept: readonly string[]): FileRejection | undefined {
  const fits = accept.some((rule) => {
    if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule.toLowerCase());
    return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
  });
  if (accept.length > 0 && !fits) return { key: 'upload.wrong_type', args: { types: accept.join(', ') } };
  if (file.size > MAX_BYTES) return { key: 'upload.too_large', args: { size: `${MAX_BYTES / 1024 / 1024} MB` } };
  return undefined;
}
