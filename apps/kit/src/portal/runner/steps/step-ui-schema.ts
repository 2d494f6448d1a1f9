import type { UiSchema, Widget } from '@rjsf/utils';
import type { Answers, FormField, FormStep } from '../../form-page.ts';
import { DateWidget } from '../../widgets/date.tsx';
import { BooleanWidget, EnumListWidget, EnumWidget, OPEN_CHOICES } from '../../widgets/enum.tsx';
import { FilesWidget } from '../../widgets/files.tsx';
import { MonthWidget } from '../../widgets/month.tsx';
import { PhotoWidget } from '../../widgets/photo.tsx';
import { ReferenceWidget } from '../../widgets/reference.tsx';
import { TextWidget } from '../../widgets/text.tsx';
import type { Words } from '../../words.tsx';

/**
 * How a step looks: labels and hints in the page's language, a widget a field, the page's order. They stand here and not in the
 * schema, which must stay the very object that the validator was compiled from.
 */
export function stepUiSchema(step: FormStep, words: Words): UiSchema<Answers> {
  return Object.fromEntries<unknown>([
    ['ui:order', [...step.fields.map(({ name }) => name), '*']],
    ...step.fields.map((field): [string, UiSchema<Answers>] => [field.name, fieldUiSchema(field, words)]),
  ]) as UiSchema<Answers>;
}

function fieldUiSchema(field: FormField, words: Words): UiSchema<Answers> {
  return {
    'ui:title': words.t(field.label),
    'ui:widget': widgetFor(field),
    'ui:options': { asks: field, manner: mannerFor(field), hasHint: field.help !== undefined, note: field.note },
    ...(field.help && { 'ui:help': words.t(field.help) }),
  };
}

function widgetFor(field: FormField): Widget<Answers> {
  if (field.options) return ReferenceWidget;
  switch (field.kind) {
    case 'enum':
      return EnumWidget;
    case 'enum-list':
      return EnumListWidget;
    case 'boolean':
      return BooleanWidget;
    case 'date':
      return DateWidget;
    case 'month':
      return MonthWidget;
    case 'image':
      return field.multiple ? FilesWidget : PhotoWidget;
    case 'file':
      return FilesWidget;
    default:
      return TextWidget;
  }
}

/** `group`: several controls under a legend. `inline`: the label stands beside the box. `line`: one control under a label. */
function mannerFor({ kind, options, values = [] }: FormField): 'group' | 'inline' | 'line' {
  if (kind === 'boolean') return 'inline';
  if (options) return options.search ? 'line' : 'group';
  if (kind === 'date' || kind === 'enum-list' || kind === 'image' || kind === 'file') return 'group';
  return kind === 'enum' && values.length <= OPEN_CHOICES ? 'group' : 'line';
}
