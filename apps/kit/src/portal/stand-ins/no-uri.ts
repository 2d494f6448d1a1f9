/** Stands in for fast-uri: a generated schema has its references inlined, so there is no address to resolve. */
function resolve(_base: string, reference: string): string {
  return reference;
}

export default { resolve };
