import { type Field, kindOf, type Resource, type ScreenElement, withUnits } from '@tuyen/model';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
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
        {renderElement(withUnits(shownInLog(field), field, `resources.${resource.name}.units`))}
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

/** A log only names pictures: to show one is to open a document. */
function shownInLog(field: Field): ScreenElement {
  const kind = kindOf(field);
  return kind.logged?.(field) ?? kind.show(field);
}
