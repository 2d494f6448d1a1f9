import type { ComponentType } from 'react';
import {
  BooleanField,
  BooleanInput,
  EmailField,
  NullableBooleanInput,
  ReferenceField,
  SearchInput,
  TextField,
  TextInput,
  UrlField,
} from 'react-admin';
import { ColorField } from '../fields/ColorField.tsx';
import { DateField } from '../fields/DateField.tsx';
import { DateTimeField } from '../fields/DateTimeField.tsx';
import { EnumField } from '../fields/EnumField.tsx';
import { EnumListField } from '../fields/EnumListField.tsx';
import { FileLinkField } from '../fields/FileLinkField.tsx';
import { GeoPointField } from '../fields/GeoPointField.tsx';
import { JsonField } from '../fields/JsonField.tsx';
import { MonthField } from '../fields/MonthField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { NestedListField } from '../fields/NestedListField.tsx';
import { NestedObjectField } from '../fields/NestedObjectField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import { QuantityField } from '../fields/QuantityField.tsx';
import { ReferenceLink } from '../fields/ReferenceLink.tsx';
import { ReferenceListField } from '../fields/ReferenceListField.tsx';
import { RichTextField } from '../fields/RichTextField.tsx';
import { TextListField } from '../fields/TextListField.tsx';
import { TimeField } from '../fields/TimeField.tsx';
import { UploadedImageField } from '../fields/UploadedImageField.tsx';
import { ColorInput } from '../inputs/ColorInput.tsx';
import { DateInput, DateTimeInput, MonthInput } from '../inputs/DateInput.tsx';
import { EnumInput } from '../inputs/EnumInput.tsx';
import { EnumListInput } from '../inputs/EnumListInput.tsx';
import { FormattedInput } from '../inputs/FormattedInput.tsx';
import { GeoPointInput } from '../inputs/GeoPointInput.tsx';
import { ImageUploadInput } from '../inputs/ImageUploadInput.tsx';
import { JsonInput } from '../inputs/JsonInput.tsx';
import { MoneyInput } from '../inputs/MoneyInput.tsx';
import { NestedListInput } from '../inputs/NestedListInput.tsx';
import { NestedObjectInput } from '../inputs/NestedObjectInput.tsx';
import { NumberInput } from '../inputs/NumberInput.tsx';
import { PhoneInput } from '../inputs/PhoneInput.tsx';
import { QuantityInput } from '../inputs/QuantityInput.tsx';
import { ReferenceListSelect } from '../inputs/ReferenceListSelect.tsx';
import { ReferenceSelect } from '../inputs/ReferenceSelect.tsx';
import { RichTextInput } from '../inputs/RichTextInput.tsx';
import { SecretInput } from '../inputs/SecretInput.tsx';
import { TextListInput } from '../inputs/TextListInput.tsx';
import { TimeInput } from '../inputs/TimeInput.tsx';
import { UploadInput } from '../inputs/UploadInput.tsx';

/** Components by the names that Screens use. What is printed as an import by the generator is looked up here at run time. */
const COMPONENTS = {
  'react-admin': {
    BooleanField,
    BooleanInput,
    EmailField,
    NullableBooleanInput,
    ReferenceField,
    SearchInput,
    TextField,
    TextInput,
    UrlField,
  },
  '@tuyen/kit/admin': {
    ColorField,
    ColorInput,
    DateField,
    DateInput,
    DateTimeField,
    DateTimeInput,
    EnumField,
    EnumInput,
    EnumListField,
    EnumListInput,
    FileLinkField,
    FormattedInput,
    GeoPointField,
    GeoPointInput,
    ImageUploadInput,
    JsonField,
    JsonInput,
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
    TextListField,
    TextListInput,
    TimeField,
    TimeInput,
    UploadedImageField,
    UploadInput,
  },
} as const;

type AnyComponent = ComponentType<Record<string, unknown>>;

/** @returns undefined where this build does not have the component: a server may be newer than it */
export function componentNamed(from: keyof typeof COMPONENTS, name: string): AnyComponent | undefined {
  return (COMPONENTS[from] as unknown as Record<string, AnyComponent>)[name];
}
