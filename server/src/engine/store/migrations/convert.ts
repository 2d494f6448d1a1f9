import { type Field, isObject, localizedTextIn } from '@tuyen/model';

function isLocalized(value: unknown, languages: readonly string[]): boolean {
  if (!isObject(value)) return false;
  const texts = Object.entries(value);
  return texts.length > 0 && texts.every(([key, text]) => languages.includes(key) && typeof text === 'string');
}

/**
 * Converts a value to the field's type if nothing is lost. Otherwise returns it unchanged, and the field's schema then
 * rejects it. A text becomes the text of a localized text in the default language, and the reverse.
 * @param languages languages of the project, the default language first
 */
export function convert(field: Field, value: unknown, languages: readonly string[] = []): unknown {
  if (value === null || value === undefined) return value;
  const [language] = languages;
  if (field.kind === 'localized-text')
    return typeof value === 'string' && language !== undefined ? { [language]: value } : value;
  if (field.kind === 'text' && isLocalized(value, languages)) return localizedTextIn(value, language ?? '', languages);
  const types = [field.schema.type ?? []].flat();
  if (types.includes('array') && !Array.isArray(value)) return [value];
  if (!types.includes('array') && Array.isArray(value)) return value.length < 2 ? value[0] : value;
  if (types.includes('string') && (typeof value === 'number' || typeof value === 'boolean')) return String(value);
  if ((types.includes('number') || types.includes('integer')) && typeof value === 'string')
    return /^-?\d+(?:\.\d+)?$/u.test(value.trim()) ? Number(value) : value;
  if (types.includes('boolean') && (value === 'true' || value === 1)) return true;
  if (types.includes('boolean') && (value === 'false' || value === 0)) return false;
  return value;
}
