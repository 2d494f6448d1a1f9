/** Change of one record in a request that changes several. */
export interface RecordEdit {
  readonly id: string;
  /** Version that the user saw. A record that was changed since is refused. */
  readonly version?: number;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface ValueChange {
  readonly from: unknown;
  readonly to: unknown;
}

/** Result of a change of one record, as the server states it. */
export interface EditedRow {
  readonly action: 'update' | 'none' | 'refuse';
  readonly id: string;
  /** Version before the change. */
  readonly base?: number;
  readonly version?: number;
  readonly changes?: Readonly<Record<string, ValueChange>>;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/**
 * Returns the edits that restore the former values of fields. Each edit names the version that the change produced, so
 * the server refuses records that somebody changed since.
 */
export function undoEdits(rows: readonly EditedRow[], fields: readonly string[]): readonly RecordEdit[] {
  return rows.flatMap(({ action, id, version, changes = {} }) => {
    const former = fields.flatMap((name) => (changes[name] ? [[name, changes[name].from] as const] : []));
    if (action !== 'update' || version === undefined || former.length === 0) return [];
    return [{ id, version, values: Object.fromEntries(former) }];
  });
}

/** Returns why the server refused a record: the errors of its fields, or else the message. */
export function reasonOfRow({ message = '', errors = {} }: EditedRow): string {
  const named = [...new Set(Object.values(errors).filter(Boolean))];
  return named.length > 0 ? named.join(' ') : message;
}
