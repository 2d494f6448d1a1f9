import { isObject, type Resource } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { type FieldError, Problem } from '../../problem.ts';

export interface Edit {
  readonly id: string;
  /** Version that the client read. Without it, the record is changed whatever its version is. */
  readonly version?: number;
  readonly values: Readonly<Row>;
}

/** Maximum number of records in one request, because the transaction blocks other writers. */
export const MAX_EDITS = 500;

/**
 * Reads the edits from a request body.
 * @throws {Problem} 422 for another form, a record that appears twice, and values of a secret field
 */
export function editsIn({ fields }: Pick<Resource, 'fields'>, { edits }: Readonly<Row>): readonly Edit[] {
  if (!Array.isArray(edits) || edits.length === 0 || edits.length > MAX_EDITS) {
    const params = { most: MAX_EDITS };
    throw new Problem(422, 'edits_invalid', params, { edits: { code: 'edits_invalid', params } });
  }
  const errors: Record<string, FieldError> = {};
  const secret = new Set(fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name));
  const seen = new Set<string>();
  const read = edits.flatMap((edit: unknown, index): readonly Edit[] => {
    const refuse = (path: string, code: string) => {
      errors[`edits.${index}${path}`] = { code };
      return [];
    };
    if (!isObject(edit)) return refuse('', 'type');
    const { id, version, values } = edit;
    if (typeof id !== 'string') return refuse('.id', 'type');
    if (version !== undefined && typeof version !== 'number') return refuse('.version', 'type');
    if (!isObject(values)) return refuse('.values', 'type');
    if (seen.has(id)) return refuse('.id', 'duplicate_entry');
    seen.add(id);
    const hidden = Object.keys(values).find((name) => secret.has(name));
    if (hidden !== undefined) return refuse(`.values.${hidden}`, 'unknown');
    return [{ id, values, ...(version !== undefined && { version }) }];
  });
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
  return read;
}
