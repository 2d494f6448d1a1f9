import type { ScreenElement, Widget } from '@tuyen/model';

const REACT_ADMIN = 'react-admin';
const KIT = '@tuyen/admin-kit';

/** React component that draws a widget, with the props that it always has. */
export interface WidgetComponent {
  readonly component: string;
  readonly from: typeof REACT_ADMIN | typeof KIT;
  readonly props?: ScreenElement['props'];
}

/** Component of each widget in the back-office. The kit's `elements/registry.ts` has the same components at run time. */
export const WIDGET_COMPONENTS: Readonly<Record<Widget, WidgetComponent>> = {
  assignee: { component: 'AssigneeName', from: KIT },
  'assignee-input': { component: 'AssigneeInput', from: KIT },
  boolean: { component: 'BooleanField', from: REACT_ADMIN },
  'boolean-input': { component: 'BooleanInput', from: REACT_ADMIN },
  color: { component: 'ColorField', from: KIT },
  'color-input': { component: 'ColorInput', from: KIT },
  'compact-list-input': { component: 'CompactListInput', from: KIT },
  date: { component: 'DateField', from: KIT },
  'date-input': { component: 'DateInput', from: KIT },
  'date-time': { component: 'DateTimeField', from: KIT },
  'date-time-input': { component: 'DateTimeInput', from: KIT },
  email: { component: 'EmailField', from: KIT },
  enum: { component: 'EnumField', from: KIT },
  'enum-input': { component: 'EnumInput', from: KIT },
  'enum-list': { component: 'EnumListField', from: KIT },
  'enum-list-input': { component: 'EnumListInput', from: KIT },
  evidence: { component: 'EvidenceField', from: KIT },
  'file-link': { component: 'FileLinkField', from: KIT },
  'formatted-input': { component: 'FormattedInput', from: KIT },
  'geo-point': { component: 'GeoPointField', from: KIT },
  'geo-point-input': { component: 'GeoPointInput', from: KIT },
  image: { component: 'UploadedImageField', from: KIT },
  'image-input': { component: 'ImageUploadInput', from: KIT },
  json: { component: 'JsonField', from: KIT },
  'json-input': { component: 'JsonInput', from: KIT },
  'line-diagram': { component: 'LineDiagramField', from: KIT },
  money: { component: 'MoneyField', from: KIT },
  'money-input': { component: 'MoneyInput', from: KIT },
  month: { component: 'MonthField', from: KIT },
  'month-input': { component: 'MonthInput', from: KIT },
  'multiline-text': { component: 'TextField', from: REACT_ADMIN, props: { component: 'pre' } },
  'nested-list': { component: 'NestedListField', from: KIT },
  'nested-list-input': { component: 'NestedListInput', from: KIT },
  'nested-object': { component: 'NestedObjectField', from: KIT },
  'nested-object-input': { component: 'NestedObjectInput', from: KIT },
  number: { component: 'NumberField', from: KIT },
  'number-input': { component: 'NumberInput', from: KIT },
  'optional-boolean-input': { component: 'NullableBooleanInput', from: REACT_ADMIN },
  phone: { component: 'PhoneField', from: KIT },
  'phone-input': { component: 'PhoneInput', from: KIT },
  'project-kind': { component: 'KindField', from: KIT },
  'project-kind-input': { component: 'KindInput', from: KIT },
  quantity: { component: 'QuantityField', from: KIT },
  'quantity-input': { component: 'QuantityInput', from: KIT },
  reference: { component: 'ReferenceLink', from: KIT },
  'reference-input': { component: 'ReferenceSelect', from: KIT },
  'reference-list': { component: 'ReferenceListField', from: KIT },
  'reference-list-input': { component: 'ReferenceListSelect', from: KIT },
  'referenced-field': { component: 'ReferenceField', from: REACT_ADMIN },
  'rich-text': { component: 'RichTextField', from: KIT },
  'rich-text-input': { component: 'RichTextInput', from: KIT },
  'search-input': { component: 'SearchInput', from: REACT_ADMIN, props: { alwaysOn: true } },
  'secret-input': { component: 'SecretInput', from: KIT },
  state: { component: 'StateField', from: KIT },
  'templates-input': { component: 'TemplatesInput', from: KIT },
  text: { component: 'TextField', from: REACT_ADMIN },
  'text-input': { component: 'TextInput', from: REACT_ADMIN },
  'text-list': { component: 'TextListField', from: KIT },
  'text-list-input': { component: 'TextListInput', from: KIT },
  time: { component: 'TimeField', from: KIT },
  'time-input': { component: 'TimeInput', from: KIT },
  'upload-input': { component: 'UploadInput', from: KIT },
  url: { component: 'UrlField', from: REACT_ADMIN },
};
