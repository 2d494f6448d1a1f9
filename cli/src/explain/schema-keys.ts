export interface SchemaKey {
  /** Heading of the reference section that documents the key: `Resource`. */
  readonly object: string;
  /** Dotted path of the key inside the object that the section documents: `list.columns`. */
  readonly key: string;
  readonly type: string;
  /** Default value as JSON, "required", or an empty text if there is no default. */
  readonly default: string;
  readonly meaning: string;
  readonly example: string;
}

export function schemaKeys(reference: string): readonly SchemaKey[] {
  let object = '';
  return reference.split('\n').flatMap((line) => {
    object = /^#{2,3} (.+)$/u.exec(line)?.[1] ?? object;
    if (!line.startsWith('| `')) return [];
    const cells = line.split(/(?<!\\)\|/u).map((cell) => cell.trim().replaceAll('\\|', '|'));
    if (cells.length < 7) return [];
    const [, key = '', type = '', fallback = '', meaning = '', example = ''] = cells;
    return [
      {
        object,
        key: key.replaceAll('`', ''),
        type: plain(type),
        default: plain(fallback),
        meaning,
        example: plain(example),
      },
    ];
  });
}

/** Returns the keys of this name, in any object: `columns` also finds `list.columns`. */
export function keysNamed(keys: readonly SchemaKey[], name: string): readonly SchemaKey[] {
  return keys.filter(({ key }) => key === name || lastOf(key) === name);
}

export function lastOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1).replace(/\[\]$/u, '');
}

function plain(cell: string): string {
  return cell.replaceAll(/\[([^\]]+)\]\([^)]+\)/gu, '$1').replaceAll('`', '');
}
