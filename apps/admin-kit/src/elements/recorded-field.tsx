import { type Field, kindOf, type Resource, type ScreenElement, withUnits } from '@tuyen/model';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { TextOf } from '../fields/text-of.tsx';
import { renderElement } from './render-element.tsx';

interface RecordedFieldProps {
  /** Resource of the record. Undefined if the reader may not read the resource; values are then shown unformatted. */
  readonly resource: Resource | undefined;
  readonly field: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Shows a value as the record had it, also if the field was changed or deleted since. */
export function RecordedField({ resource, field: name, record }: RecordedFieldProps) {
  const field = resource?.fields.find((one) => one.name === name);
  const value = record[name];
  if (value === null || value === undefined || value === '') return <TextOf>{null}</TextOf>;
  // Shows masked secrets and values of deleted fields as text, because such a value may not have the type of the field.
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

/**
 * Returns the element of a field in a change log. Images appear as file names, because displaying an image would fetch
 * the file.
 */
function shownInLog(field: Field): ScreenElement {
  const kind = kindOf(field);
  return kind.logged?.(field) ?? kind.show(field);
}
