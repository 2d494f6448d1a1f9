import { type Field, kindOf, textIn } from '@tuyen/model';
import type { Engine } from '../engine.ts';

type Parts = Pick<Engine, 'model' | 'formats' | 'text'>;

/** A value as a reader of that language sees it on paper; '' where there is none. References are the caller's. */
export function valueText({ model, formats, text }: Parts, field: Field, value: unknown, language: string): string {
  if (value === undefined || value === null || value === '') return '';
  const labelOf = (name: string, one: unknown) => {
    const found = model.enums.find((each) => each.name === name)?.values.find((each) => each.value === one);
    return found ? textIn(found.label, language, model.languages) : String(one);
  };
  const unit = field.unit ? ` ${textIn(field.unit, language, model.languages)}` : '';
  const { shownAs } = kindOf(field);
  if (shownAs) return shownAs(String(value), formats);
  switch (field.kind) {
    case 'money':
      return typeof value === 'number' ? formats.money(value) : String(value);
    case 'integer':
    case 'decimal':
      return `${typeof value === 'number' ? formats.number(value) : String(value)}${unit}`;
    case 'boolean':
      return text(language, value === true ? 'csv.yes' : 'csv.no');
    case 'enum':
      return labelOf(field.enum, value);
    case 'enum-list':
      return Array.isArray(value) ? value.map((one) => labelOf(field.enum, one)).join(', ') : '';
    case 'text-list':
      return Array.isArray(value) ? value.join(', ') : '';
    case 'rich-text':
      return String(value)
        .replaceAll(/<[^>]*>/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim();
    case 'nested-list':
    case 'nested-object':
    case 'file':
    case 'image':
    case 'json':
    case 'geo-point':
    case 'reference-list':
      return '';
    default:
      return `${String(value)}${unit}`;
  }
}
