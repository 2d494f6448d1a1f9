/**
 * The path with its percent encodings decoded. `%2F` and `%25` stay, so that a slash within a segment does not end the segment.
 * A segment with a malformed encoding stays as it is.
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

/** The value of a part of a decoded path. */
export const pathValue = (part: string): string => part.replaceAll('%2F', '/').replaceAll('%25', '%');
