/** Returns the version of the shown record. The server rejects changes to any other version. */
export function versionOf(record: Readonly<Record<string, unknown>> | undefined): number | undefined {
  const version = record?.['version'];
  return typeof version === 'number' ? version : undefined;
}
