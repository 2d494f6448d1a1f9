/** Answer that a caller asks for in the header `Prefer`: `status=404, example=unknown`. */
export interface Preference {
  readonly status?: number | undefined;
  readonly example?: string | undefined;
}

/** Reads the header `Prefer` (RFC 7240). `code` means the same as `status`. Other preferences are ignored. */
export function readPreference(header: string | undefined): Preference | undefined {
  if (header === undefined) return undefined;
  const given = new Map(
    [...header.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s,;"]*))/gu)].map(
      ([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain ?? ''] as const,
    ),
  );
  const status = Number(given.get('status') ?? given.get('code'));
  const example = given.get('example');
  const isStatus = Number.isInteger(status) && status >= 200 && status <= 599;
  return isStatus || example !== undefined ? { status: isStatus ? status : undefined, example } : undefined;
}
