import { useTranslate } from 'react-admin';
import type { Selection } from './use-selection.ts';

export function SelectAll({ selection: { ids, all, choose } }: { readonly selection: Selection }) {
  const translate = useTranslate();
  const every = ids.length === all.length;
  return (
    <li className="queue-row queue-all">
      <label>
        <input
          type="checkbox"
          checked={every}
          ref={(box) => {
            if (box) box.indeterminate = !every && ids.length > 0;
          }}
          onChange={() => choose(every ? [] : all)}
        />
        {translate('ra.action.select_all')}
      </label>
    </li>
  );
}
