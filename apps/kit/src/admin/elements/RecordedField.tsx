import { kindOf, ownElement, type Resource } from '@tuyen/model';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { FileLinkField } from '../fields/upload/FileLinkField.tsx';
import { TextOf } from '../fields/TextOf.tsx';
import { renderElement } from './render-element.tsx';

interface RecordedFieldProps {
  /** Undefined where the reader knows nothing of the resource: values are shown unchanged. */
  readonly resource: Resource | undefined;
  readonly field: string;
  /** A record as it was at some time. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** One field of a record that is not on the page itself, as the record's own page would show it. */
export function RecordedField({ resource, field: name, record }: RecordedFieldProps) {
  const field = resource?.fields.find((one) => one.name === name);
  const value = record[name];
  if (value === null || value === undefined || value === '') return <TextOf>{null}</TextOf>;
  // Masked secrets, and what an older schema held, may be of another type than the field says.
  if (!resource || !field || field.writeOnly)
    return <TextOf>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</TextOf>;
  return (
    <ResourceContextProvider value={resource.name}>
      <RecordContextProvider value={{ id: '', ...record }}>
        {/* A log only names pictures: to show one is to open a document. */}
        {field.kind === 'image' ? (
          <FileLinkField source={field.name} />
        ) : (
          renderElement(ownElement('KindField', field, kindOf(field).show(field)))
        )}
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
