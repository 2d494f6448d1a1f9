import type { UiSchema, Widget } from '@rjsf/utils';
import type { PortalWidget } from '@tuyen/model';
import { isUpload, type Answers, type FormField, type FormStep } from '../../form-page.ts';
import { DateWidget } from '../../widgets/date.tsx';
import { DateTimeWidget } from '../../widgets/date-time.tsx';
import { BooleanWidget, EnumListWidget, EnumWidget, OPEN_CHOICES } from '../../widgets/enum.tsx';
import { FilesWidget } from '../../widgets/files.tsx';
import { type KindControls, widgetOf } from '../../widgets/kind.tsx';
import { NamedFilesWidget } from '../../widgets/named-files.tsx';
import { MonthWidget } from '../../widgets/month.tsx';
import { PhotoWidget } from '../../widgets/photo.tsx';
import { ReferenceWidget } from '../../widgets/reference.tsx';
import { RowsWidget } from '../../widgets/rows/rows.tsx';
import { TextWidget } from '../../widgets/text.tsx';
import type { Words } from '../../words.tsx';

export function stepUiSchema(step: FormStep, words: Words, controls: KindControls = {}): UiSchema<Answers> {
  const fields: Record<string, UiSchema<Answers>> = {};
  for (const field of step.fields) fields[field.name] = fieldUiSchema(field, words, controls);
  return { 'ui:order': [...Object.keys(fields), '*'], ...fields };
}

function fieldUiSchema(field: FormField, words: Words, controls: KindControls): UiSchema<Answers> {
  const own = field.format === undefined ? undefined : controls[field.format];
  return {
    'ui:title': words.t(field.label),
    'ui:widget': drawnBy(field, controls),
    'ui:options': {
      asks: field,
      manner: own ? 'line' : mannerFor(field),
      hasHint: field.help !== undefined,
      note: field.note,
      ...(field.row && { widgets: field.row.map((part) => drawnBy(part, controls)) }),
      ...(field.link && { link: { label: words.t(field.link.label), to: words.t(field.link.to) } }),
    },
    ...(field.help && { 'ui:help': words.t(field.help) }),
  };
}

function drawnBy(field: FormField, controls: KindControls): Widget<Answers> {
  const own = field.format === undefined ? undefined : controls[field.format];
  return own ? widgetOf(own) : widgetFor(field);
}

function widgetFor(field: FormField): Widget<Answers> {
  if (field.options) return isUpload(field) ? NamedFilesWidget : ReferenceWidget;
  return WIDGETS[field.widget];
}

const WIDGETS: Readonly<Record<PortalWidget, Widget<Answers>>> = {
  BooleanWidget,
  DateTimeWidget,
  DateWidget,
  EnumListWidget,
  EnumWidget,
  FilesWidget,
  MonthWidget,
  PhotoWidget,
  RowsWidget,
  TextWidget,
};

/**
 * Returns the layout of a field. `group`: several controls under a legend. `inline`: a checkbox with its label beside
 * it. `line`: one control under a label.
 */
function mannerFor({ widget, options, values = [] }: FormField): 'group' | 'inline' | 'line' {
  if (widget === 'BooleanWidget') return 'inline';
  if (widget === 'FilesWidget' || widget === 'RowsWidget') return 'group';
  if (options) return options.search ? 'line' : 'group';
  if (GROUPS.has(widget)) return 'group';
  return widget === 'EnumWidget' && values.length <= OPEN_CHOICES ? 'group' : 'line';
}

const GROUPS: ReadonlySet<PortalWidget> = new Set(['DateWidget', 'EnumListWidget', 'PhotoWidget', 'FilesWidget']);
