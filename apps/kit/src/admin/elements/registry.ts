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
 * Components by the names that Screens use. The generator prints these names as imports; at runtime they are looked up
 * here.
 */
const COMPONENTS = {
  'react-admin': {
    BooleanField,
    BooleanInput,
    NullableBooleanInput,
    ReferenceField,
    SearchInput,
    TextField,
    TextInput,
    UrlField,
  },
  '@tuyen/kit/admin': {
    AssigneeInput,
    AssigneeName,
    ColorField,
    ColorInput,
    CompactListInput,
    DateField,
    DateInput,
    DateTimeField,
    DateTimeInput,
    EmailField,
    EnumField,
    EnumInput,
    EnumListField,
    EnumListInput,
    EvidenceField,
    FileLinkField,
    FormattedInput,
    GeoPointField,
    GeoPointInput,
    ImageUploadInput,
    JsonField,
    JsonInput,
    KindField,
    KindInput,
    LineDiagramField,
    MoneyField,
    MoneyInput,
    MonthField,
    MonthInput,
    NestedListField,
    NestedListInput,
    NestedObjectField,
    NestedObjectInput,
    NumberField,
    NumberInput,
    PhoneField,
    PhoneInput,
    QuantityField,
    QuantityInput,
    ReferenceLink,
    ReferenceListField,
    ReferenceListSelect,
    ReferenceSelect,
    RichTextField,
    RichTextInput,
    SecretInput,
    StateField,
    TextListField,
    TemplatesInput,
    TextListInput,
    TimeField,
    TimeInput,
    UploadedImageField,
    UploadInput,
  },
} as const;

type AnyComponent = ComponentType<Record<string, unknown>>;

/** Returns undefined if this build does not have the component, because the server can be newer than the build. */
export function componentNamed(from: keyof typeof COMPONENTS, name: string): AnyComponent | undefined {
  // The props come from the same Screens as the component name.
  return (COMPONENTS[from] as unknown as Record<string, AnyComponent>)[name];
}
