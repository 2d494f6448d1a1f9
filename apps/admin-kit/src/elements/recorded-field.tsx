import { type Field, kindOf, type Resource, type ScreenElement, withUnits } from '@tuyen/model';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { TextOf } from '../fields/text-of.tsx';
import { renderElement } from './render-element.tsx';

interface RecordedFieldProps {
  /** Undefined if the reader has no access to the resource. Values are then shown unformatted. */
  readonly resource: Resource | undefined;
  readonly field: string;
  /** Past version of a record. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** Renders one field of a past version of a record, as the record's own page would. */
export function RecordedField({ resource, field: name, record }: RecordedFieldProps) {
  const field = resource?.fields.find((one) => one.name === name);
  const value = record[name];
  if (value === null || value === undefined || value === '') return <TextOf>{null}</TextOf>;
  // Masked secrets and values of an older schema can have a different type than the field.
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
 * Returns the element of a field in a log. Images are shown as names only, because displaying an image reads the
 * document.
 */
function shownInLog(field: Field): ScreenElement {
  const kind = kindOf(field);
  return kind.logged?.(field) ?? kind.show(field);
}
