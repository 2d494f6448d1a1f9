/** English types of administrative units. Longer Vietnamese types come before those that begin like them. */
const TYPES: readonly (readonly [vi: string, en: string])[] = [
  ['Thành phố', 'City'],
  ['Thị trấn', 'Township'],
  ['Thị xã', 'Town'],
  ['Quận', 'District'],
  ['Huyện', 'District'],
  ['Phường', 'Ward'],
  ['Tỉnh', 'Province'],
  ['Xã', 'Commune'],
];

/** Returns the English name of a unit, as the current units have one: `Hoan Kiem District`, `District 1`. */
export function englishUnit(name: string): string {
  const [vi = '', en = ''] = TYPES.find(([type]) => name.startsWith(`${type} `)) ?? [];
  const own = plain(name.slice(vi.length).trim());
  if (en === '') return own;
  return /^\d/u.test(own) ? `${en} ${own}` : `${own} ${en}`;
}

const plain = (text: string): string =>
  text.replaceAll('Đ', 'D').replaceAll('đ', 'd').normalize('NFD').replaceAll(/\p{M}/gu, '');
