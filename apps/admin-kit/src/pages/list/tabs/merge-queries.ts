/**
 * Combines the query of a saved tab with filters and an order that the user added. The user's order replaces the order
 * of the tab.
 */
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
