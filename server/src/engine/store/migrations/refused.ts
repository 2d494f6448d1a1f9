export interface MigrationObstacle {
  readonly resource: string;
  readonly field: string;
  readonly reason: 'duplicate' | 'empty' | 'value' | 'secret';
  readonly count: number;
  readonly first: readonly string[];
}

/**
 * Thrown if a migration is refused. The database is unchanged. The message names the rows that prevent the migration,
 * and what to do about them.
 */
export class RefusedChange extends Error {
  override readonly name = 'RefusedChange';
  readonly findings: readonly MigrationObstacle[];

  constructor(message: string, findings: readonly MigrationObstacle[] = []) {
    super([message, ...findings.map((finding) => `  ${sentence(finding)}`)].join('\n'));
    this.findings = findings;
  }
}

function sentence({ resource, field, reason, count, first }: MigrationObstacle): string {
  const where = `${resource}.${field}`;
  const rows = `${count === 1 ? '1 row' : `${count} rows`} (${first.join('; ')}${count > first.length ? '; …' : ''})`;
  if (reason === 'duplicate')
    return `${where} is to be unique, and ${rows} have a value that another has. Change them, or leave "x-unique" out.`;
  if (reason === 'empty')
    return `${where} is required, and ${rows} have no value. Give the field a default, fill them, or say how in a migration of the domain.`;
  if (reason === 'secret')
    return `${where} is a secret, which cannot be converted: ${rows}. Say how in a migration of the domain.`;
  return `${where} does not take the value of ${rows}. Change them, widen the field, name the earlier value in "x-renamed-values", or say how in a migration of the domain.`;
}
