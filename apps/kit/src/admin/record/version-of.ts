/** The version of a record that the page shows: a change of another one is refused. */
export function versionOf(record: Readonly<Record<string, unknown>> | undefined): number | undefined {
  const version = record?.['version'];
  return typeof version === 'number' ? version : undefined;
}
