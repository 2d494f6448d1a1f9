import type { Widget } from '@tuyen/model';
import type { ComponentType } from 'react';
import {
  BooleanField,
  BooleanInput,
  NullableBooleanInput,
  ReferenceField,
  SearchInput,
  TextField,
  TextInput,
  UrlField,
} from 'react-admin';
import { AssigneeInput } from '../assignee/assignee-input.tsx';
import { AssigneeName } from '../assignee/assignee-name.tsx';
import { ColorField } from '../fields/color-field.tsx';
import { DateField } from '../fields/formatted/date-field.tsx';
import { DateTimeField } from '../fields/formatted/date-time-field.tsx';
import { LineDiagramField } from '../fields/diagram/line-diagram-field.tsx';
import { EmailField } from '../fields/formatted/email-field.tsx';
import { EnumField } from '../fields/choice/enum-field.tsx';
import { EnumListField } from '../fields/choice/enum-list-field.tsx';
import { FileLinkField } from '../fields/upload/file-link-field.tsx';
import { GeoPointField } from '../fields/geo-point-field.tsx';
import { JsonField } from '../fields/json-field.tsx';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import { MonthField } from '../fields/formatted/month-field.tsx';
import { MoneyField } from '../fields/formatted/money-field.tsx';
import { NestedListCell } from '../fields/nested/nested-list-cell.tsx';
import { NestedListField } from '../fields/nested/nested-list-field.tsx';
import { NestedObjectField } from '../fields/nested/nested-object-field.tsx';
import { NumberField } from '../fields/formatted/number-field.tsx';
import { PhoneField } from '../fields/formatted/phone-field.tsx';
import { QuantityField } from '../fields/formatted/quantity-field.tsx';
import { ReferenceLink } from '../fields/choice/reference-link.tsx';
import { ReferenceListField } from '../fields/choice/reference-list-field.tsx';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { StateField } from '../fields/choice/state-field.tsx';
import { TextListField } from '../fields/text-list-field.tsx';
import { TimeField } from '../fields/formatted/time-field.tsx';
import { UploadedImageField } from '../fields/upload/uploaded-image-field.tsx';
import { EvidenceField } from '../fields/upload/evidence-field.tsx';
import { CompactListInput } from '../inputs/rows/compact-list-input.tsx';
import { ColorInput } from '../inputs/color-input.tsx';
import { DateInput, DateTimeInput, MonthInput } from '../inputs/typed/date-input.tsx';
import { EnumInput } from '../inputs/choice/enum-input.tsx';
import { EnumListInput } from '../inputs/choice/enum-list-input.tsx';
import { FormattedInput } from '../inputs/formatted-input.tsx';
import { GeoPointInput } from '../inputs/geo-point-input.tsx';
import { ImageUploadInput } from '../inputs/upload/image-upload-input.tsx';
import { JsonInput } from '../inputs/json-input.tsx';
import { LocalizedTextInput } from '../inputs/localized-text-input.tsx';
import { MoneyInput } from '../inputs/typed/money-input.tsx';
import { NestedListInput } from '../inputs/nested/nested-list-input.tsx';
import { NestedObjectInput } from '../inputs/nested/nested-object-input.tsx';
import { NumberInput } from '../inputs/typed/number-input.tsx';
import { PhoneInput } from '../inputs/phone-input.tsx';
import { QuantityInput } from '../inputs/typed/quantity-input.tsx';
import { ReferenceListSelect } from '../inputs/choice/reference-list-select.tsx';
import { ReferenceSelect } from '../inputs/choice/reference-select.tsx';
import { RichTextInput } from '../inputs/rich-text/rich-text-input.tsx';
import { SecretInput } from '../inputs/secret-input.tsx';
import { TemplatesInput } from '../inputs/templates/templates-input.tsx';
import { TextListInput } from '../inputs/text-list-input.tsx';
import { KindField } from '../kinds/kind-field.tsx';
import { KindInput } from '../kinds/kind-input.tsx';
import { TimeInput } from '../inputs/typed/time-input.tsx';
import { UploadInput } from '../inputs/upload/upload-input.tsx';

/**
 * Component of each widget. A table of the generator (`generator/src/emit/admin/widgets.ts`) names the same components,
 * and a test compares both tables.
 */
const COMPONENTS = {
  assignee: AssigneeName,
  'assignee-input': AssigneeInput,
  boolean: BooleanField,
  'boolean-input': BooleanInput,
  color: ColorField,
  'color-input': ColorInput,
  'compact-list-input': CompactListInput,
  date: DateField,
  'date-input': DateInput,
  'date-time': DateTimeField,
  'date-time-input': DateTimeInput,
  email: EmailField,
  enum: EnumField,
  'enum-input': EnumInput,
  'enum-list': EnumListField,
  'enum-list-input': EnumListInput,
  evidence: EvidenceField,
  'file-link': FileLinkField,
  'formatted-input': FormattedInput,
  'geo-point': GeoPointField,
  'geo-point-input': GeoPointInput,
  image: UploadedImageField,
  'image-input': ImageUploadInput,
  json: JsonField,
  'json-input': JsonInput,
  'localized-text': LocalizedTextField,
  'localized-text-input': LocalizedTextInput,
  'line-diagram': LineDiagramField,
  money: MoneyField,
  'money-input': MoneyInput,
  month: MonthField,
  'month-input': MonthInput,
  'multiline-text': TextField,
  'nested-list': NestedListField,
  'nested-list-cell': NestedListCell,
  'nested-list-input': NestedListInput,
  'nested-object': NestedObjectField,
  'nested-object-input': NestedObjectInput,
  number: NumberField,
  'number-input': NumberInput,
  'optional-boolean-input': NullableBooleanInput,
  phone: PhoneField,
  'phone-input': PhoneInput,
  'project-kind': KindField,
  'project-kind-input': KindInput,
  quantity: QuantityField,
  'quantity-input': QuantityInput,
  reference: ReferenceLink,
  'reference-input': ReferenceSelect,
  'reference-list': ReferenceListField,
  'reference-list-input': ReferenceListSelect,
  'referenced-field': ReferenceField,
  'rich-text': RichTextField,
  'rich-text-input': RichTextInput,
  'search-input': SearchInput,
  'secret-input': SecretInput,
  state: StateField,
  'templates-input': TemplatesInput,
  text: TextField,
  'text-input': TextInput,
  'text-list': TextListField,
  'text-list-input': TextListInput,
  time: TimeField,
  'time-input': TimeInput,
  'upload-input': UploadInput,
  url: UrlField,
} satisfies Record<Widget, unknown>;

const FIXED_PROPS: Readonly<Partial<Record<Widget, object>>> = {
  'multiline-text': { component: 'pre' },
  'search-input': { alwaysOn: true },
};

type AnyComponent = ComponentType<Record<string, unknown>>;

/**
 * Returns the component of a widget. Returns undefined if this build does not have the widget, because the server can
 * be newer than the build.
 */
export function componentOf(widget: Widget): { readonly Component: AnyComponent; readonly props?: object } | undefined {
  // The cast is safe, because the generated screen description contains both the widget and its props.
  const Component = (COMPONENTS as unknown as Partial<Record<Widget, AnyComponent>>)[widget];
  return Component && { Component, ...(FIXED_PROPS[widget] && { props: FIXED_PROPS[widget] }) };
}
