/** What a list is asked for by a saved tab and by filters that were added to it. The newer order comes first. */
export function mergeQueries(saved: string, added: string): string {
  const merged = new URLSearchParams(added);
  for (const [name, value] of new URLSearchParams(saved)) {
    const words = name === 'q' ? merged.get('q') : null;
    if (name === 'sort' && merged.has('sort')) continue;
    if (words === null) merged.append(name, value);
    else merged.set('q', `${value} ${words}`);
  }
  return merged.toString();
}
