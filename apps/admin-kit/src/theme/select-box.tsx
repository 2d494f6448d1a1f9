import type { MouseEvent } from 'react';
import { useGetRecordRepresentation, useResourceContext, useTranslate, type RaRecord } from 'react-admin';

interface SelectBoxProps {
  readonly record: RaRecord;
  readonly selectable: boolean;
  readonly selected: boolean;
  readonly onToggle: (event: MouseEvent) => void;
}

export function SelectBox({ record, selectable, selected, onToggle }: SelectBoxProps) {
  const translate = useTranslate();
  const representation = useGetRecordRepresentation(useResourceContext());
  const name = representation(record);
  return (
    <input
      type="checkbox"
      className="plain-checkbox"
      checked={selectable && selected}
      disabled={!selectable}
      aria-label={translate('list.select_row', { name: typeof name === 'string' ? name : record.id })}
      // Handles the click event instead of the change event, because selecting a range of rows with Shift needs the
      // click event.
      onClick={onToggle}
      onChange={() => undefined}
    />
  );
}
