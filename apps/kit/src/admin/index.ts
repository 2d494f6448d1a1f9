export { useMay, useMaySlug, useOfficeId, useProfile } from './auth/session-context.tsx';
export { type StaffOffice, type StaffProfile } from './auth/session.ts';
export { type KitDataProvider } from './data/data-provider.ts';
export { type HttpClient } from './data/http-client.ts';
export { ColorField } from './fields/ColorField.tsx';
export { DateField } from './fields/formatted/DateField.tsx';
export { DateTimeField } from './fields/formatted/DateTimeField.tsx';
export { EnumField, EnumLabel } from './fields/choice/EnumField.tsx';
export { EnumListField } from './fields/choice/EnumListField.tsx';
export { FileLinkField } from './fields/upload/FileLinkField.tsx';
export { GeoPointField } from './fields/GeoPointField.tsx';
export { JsonField } from './fields/JsonField.tsx';
export { MoneyField } from './fields/formatted/MoneyField.tsx';
export { MonthField } from './fields/formatted/MonthField.tsx';
export { NestedListField } from './fields/nested/NestedListField.tsx';
export { NestedObjectField } from './fields/nested/NestedObjectField.tsx';
export { NumberField } from './fields/formatted/NumberField.tsx';
export { PhoneField } from './fields/formatted/PhoneField.tsx';
export { QuantityField } from './fields/formatted/QuantityField.tsx';
export { ReferenceLink } from './fields/choice/ReferenceLink.tsx';
export { ReferenceListField } from './fields/choice/ReferenceListField.tsx';
export { RichTextField } from './fields/RichTextField.tsx';
export { TextListField } from './fields/TextListField.tsx';
export { TimeField } from './fields/formatted/TimeField.tsx';
export { UploadedImageField } from './fields/upload/UploadedImageField.tsx';
export { useFormats } from './format/use-formats.ts';
export { useToday } from './format/use-today.ts';
export { saveFile } from './import/save-file.ts';
export { ColorInput } from './inputs/ColorInput.tsx';
export { DateInput, DateTimeInput, MonthInput } from './inputs/typed/DateInput.tsx';
export { EnumInput } from './inputs/choice/EnumInput.tsx';
export { EnumListInput } from './inputs/choice/EnumListInput.tsx';
export { FormattedInput } from './inputs/FormattedInput.tsx';
export { GeoPointInput } from './inputs/GeoPointInput.tsx';
export { ImageUploadInput } from './inputs/upload/ImageUploadInput.tsx';
export { InputHelp, InputTitle } from './inputs/InputTexts.tsx';
export type { FieldProps as KitFieldProps } from './fields/field-props.ts';
export type { KitInputProps } from './inputs/input-props.ts';
export { JsonInput } from './inputs/JsonInput.tsx';
export { MoneyInput } from './inputs/typed/MoneyInput.tsx';
export { NestedListInput } from './inputs/nested/NestedListInput.tsx';
export { NestedObjectInput } from './inputs/nested/NestedObjectInput.tsx';
export { NumberInput } from './inputs/typed/NumberInput.tsx';
export { PhoneInput } from './inputs/PhoneInput.tsx';
export { QuantityInput } from './inputs/typed/QuantityInput.tsx';
export { ReferenceListSelect } from './inputs/choice/ReferenceListSelect.tsx';
export { ReferenceSelect } from './inputs/choice/ReferenceSelect.tsx';
export { RichTextInput } from './inputs/rich-text/RichTextInput.tsx';
export { SecretInput } from './inputs/SecretInput.tsx';
export { TextListInput } from './inputs/TextListInput.tsx';
export { TimeInput } from './inputs/typed/TimeInput.tsx';
export { UploadInput } from './inputs/upload/UploadInput.tsx';
export { KindField } from './kinds/KindField.tsx';
export { KindInput } from './kinds/KindInput.tsx';
export type { KindComponents } from './kinds/kind-components.tsx';
export { useEnum, useModel, useResource } from './model/model-context.tsx';
export { type AdminModel } from './model/model-store.ts';
export { FormSection } from './layout/FormSection.tsx';
export { PageHeading, usePageTitle } from './layout/PageHeading.tsx';
export { RecordCreate } from './pages/RecordCreate.tsx';
export { RecordEdit } from './pages/RecordEdit.tsx';
export { RecordForm } from './pages/form/RecordForm.tsx';
export { SingletonEdit } from './singleton/SingletonEdit.tsx';
export { SingletonForm } from './singleton/SingletonForm.tsx';
export { TemplatePreview } from './prints/TemplatePreview.tsx';
export { RecordShow } from './pages/RecordShow.tsx';
export { useRecordAllows } from './record/record-can.ts';
export { RelatedList } from './related/RelatedList.tsx';
export { ResourceList } from './pages/list/ResourceList.tsx';
export { ShowSection } from './layout/ShowSection.tsx';
export { Section } from './layout/Section.tsx';
export { When } from './layout/When.tsx';
export type { PageName, ResourceEntry } from './runtime/resource-entry.ts';
export { RecordedField } from './elements/RecordedField.tsx';
export { useUploadLink } from './uploads/use-upload-link.ts';
export { resolverFor } from './validation/resolver.ts';
export { StatusTimeline } from './workflow/StatusTimeline.tsx';
export { WorkflowActions } from './workflow/WorkflowActions.tsx';
export { EvidenceField } from './fields/upload/EvidenceField.tsx';
export { QueueEvidence, QueueFields, QueueRow } from './views/queue/parts.tsx';
export { QueuePage } from './views/queue/QueuePage.tsx';
export { type KeyBinding } from './keys/keys.ts';
export { useKeys } from './keys/use-keys.ts';
export { NotFoundPage } from './shell/messages/NotFoundPage.tsx';
export { useHttp } from './shell/services/services-context.tsx';
export { defineAdmin } from './shell/define-admin.tsx';
export type {
  Admin,
  AdminDefinition,
  AdminPage,
  AdminPageItem,
  AdminProject,
  DashboardTile,
  ListLink,
  PageCaller,
} from './shell/definition/definition.ts';
