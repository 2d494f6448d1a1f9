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
      // Selection of a range with Shift depends on the click event, not on the change event.
      onClick={onToggle}
      onChange={() => undefined}
    />
  );
}
