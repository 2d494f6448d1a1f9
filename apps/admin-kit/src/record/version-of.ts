export function versionOf(record: Readonly<Record<string, unknown>> | undefined): number | undefined {
  const version = record?.['version'];
  return typeof version === 'number' ? version : undefined;
}
