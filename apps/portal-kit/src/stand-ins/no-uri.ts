/** Replaces fast-uri: generated schemas inline their references, so there is no URI to resolve. */
function resolve(_base: string, reference: string): string {
  return reference;
}

export default { resolve };
