/**
 * Decodes the percent encodings of a path. `%2F` and `%25` stay, so that an encoded slash does not end its segment. A
 * segment with a malformed encoding stays unchanged.
 */
export function decodedPath(path: string): string {
  return path.includes('%') ? path.split('/').map(decodedSegment).join('/') : path;
}

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('%', '%25').replaceAll('/', '%2F');
  } catch {
    return segment;
  }
}

export const pathValue = (part: string): string => part.replaceAll('%2F', '/').replaceAll('%25', '%');
