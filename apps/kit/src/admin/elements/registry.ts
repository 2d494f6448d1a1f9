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
import { AssigneeInput } from '../assignee/AssigneeInput.tsx';
import { AssigneeName } from '../assignee/AssigneeName.tsx';
import { ColorField } from '../fields/ColorField.tsx';
import { DateField } from '../fields/formatted/DateField.tsx';
import { DateTimeField } from '../fields/formatted/DateTimeField.tsx';
import { LineDiagramField } from '../fields/diagram/LineDiagramField.tsx';
import { EmailField } from '../fields/formatted/EmailField.tsx';
import { EnumField } from '../fields/choice/EnumField.tsx';
import { EnumListField } from '../fields/choice/EnumListField.tsx';
import { FileLinkField } from '../fields/upload/FileLinkField.tsx';
import { GeoPointField } from '../fields/GeoPointField.tsx';
import { JsonField } from '../fields/JsonField.tsx';
import { MonthField } from '../fields/formatted/MonthField.tsx';
import { MoneyField } from '../fields/formatted/MoneyField.tsx';
import { NestedListField } from '../fields/nested/NestedListField.tsx';
import { NestedObjectField } from '../fields/nested/NestedObjectField.tsx';
import { NumberField } from '../fields/formatted/NumberField.tsx';
import { PhoneField } from '../fields/formatted/PhoneField.tsx';
import { QuantityField } from '../fields/formatted/QuantityField.tsx';
import { ReferenceLink } from '../fields/choice/ReferenceLink.tsx';
import { ReferenceListField } from '../fields/choice/ReferenceListField.tsx';
import { RichTextField } from '../fields/RichTextField.tsx';
import { StateField } from '../fields/choice/StateField.tsx';
import { TextListField } from '../fields/TextListField.tsx';
import { TimeField } from '../fields/formatted/TimeField.tsx';
import { UploadedImageField } from '../fields/upload/UploadedImageField.tsx';
import { EvidenceField } from '../fields/upload/EvidenceField.tsx';
import { CompactListInput } from '../inputs/rows/CompactListInput.tsx';
import { ColorInput } from '../inputs/ColorInput.tsx';
import { DateInput, DateTimeInput, MonthInput } from '../inputs/typed/DateInput.tsx';
import { EnumInput } from '../inputs/choice/EnumInput.tsx';
import { EnumListInput } from '../inputs/choice/EnumListInput.tsx';
import { FormattedInput } from '../inputs/FormattedInput.tsx';
import { GeoPointInput } from '../inputs/GeoPointInput.tsx';
import { ImageUploadInput } from '../inputs/upload/ImageUploadInput.tsx';
import { JsonInput } from '../inputs/JsonInput.tsx';
import { MoneyInput } from '../inputs/typed/MoneyInput.tsx';
import { NestedListInput } from '../inputs/nested/NestedListInput.tsx';
import { NestedObjectInput } from '../inputs/nested/NestedObjectInput.tsx';
import { NumberInput } from '../inputs/typed/NumberInput.tsx';
import { PhoneInput } from '../inputs/PhoneInput.tsx';
import { QuantityInput } from '../inputs/typed/QuantityInput.tsx';
import { ReferenceListSelect } from '../inputs/choice/ReferenceListSelect.tsx';
import { ReferenceSelect } from '../inputs/choice/ReferenceSelect.tsx';
import { RichTextInput } from '../inputs/rich-text/RichTextInput.tsx';
import { SecretInput } from '../inputs/SecretInput.tsx';
import { TemplatesInput } from '../inputs/templates/TemplatesInput.tsx';
import { TextListInput } from '../inputs/TextListInput.tsx';
import { KindField } from '../kinds/KindField.tsx';
import { KindInput } from '../kinds/KindInput.tsx';
import { TimeInput } from '../inputs/typed/TimeInput.tsx';
import { UploadInput } from '../inputs/upload/UploadInput.tsx';

/**
 * Component of each widget. The generator prints the same components: `generator/src/emit/admin/widgets.ts`. A test
 * compares both tables.
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
  'line-diagram': LineDiagramField,
  money: MoneyField,
  'money-input': MoneyInput,
  month: MonthField,
  'month-input': MonthInput,
  'multiline-text': TextField,
  'nested-list': NestedListField,
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

/** Props that every use of a widget has. */
const FIXED_PROPS: Readonly<Partial<Record<Widget, object>>> = {
  'multiline-text': { component: 'pre' },
  'search-input': { alwaysOn: true },
};

type AnyComponent = ComponentType<Record<string, unknown>>;

/** Returns undefined if this build does not have the widget, because the server can be newer than the build. */
export function componentOf(widget: Widget): { readonly Component: AnyComponent; readonly props?: object } | undefined {
  // The props come from the same Screens as the widget.
  const Component = (COMPONENTS as unknown as Partial<Record<Widget, AnyComponent>>)[widget];
  return Component && { Component, ...(FIXED_PROPS[widget] && { props: FIXED_PROPS[widget] }) };
}
