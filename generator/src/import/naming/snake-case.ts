/** Returns the name of a field: `AccountID` and `account-id` become `account_id`. Returns '' if no letter or digit is left. */
export function snakeCase(name: string): string {
  const snake = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replaceAll(/([a-z0-9])([A-Z])/gu, '$1_$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/gu, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');
  return /^\d/u.test(snake) ? `n_${snake}` : snake;
}

export const kebabCase = (name: string): string => snakeCase(name).replaceAll('_', '-');
