/**
 * Returns a function that computes its result once per object and caches it as long as the object lives. Further arguments are passed only on
 * the first call for an object.
 */
export function memoize<Key extends object, Rest extends readonly unknown[], Result>(
  compute: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  const results = new WeakMap<Key, { readonly result: Result }>();
  return (key, ...rest) => {
    let known = results.get(key);
    if (!known) results.set(key, (known = { result: compute(key, ...rest) }));
    return known.result;
  };
}
