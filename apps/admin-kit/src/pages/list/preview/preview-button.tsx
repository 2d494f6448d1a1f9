import { useRecordContext, useTranslate, type Identifier } from 'react-admin';
import { useTitleOf } from '../../../record/title-of.ts';
import { PREVIEW_BUTTON } from './use-preview.ts';

export function PreviewButton({ onOpen }: { readonly onOpen: (id: Identifier) => void }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const title = useTitleOf(record);
  if (!record) return null;
  const label = translate('preview.open', { name: title });
  return (
    <button
      type="button"
      className="plain-button"
      aria-label={label}
      aria-haspopup="dialog"
      title={translate('preview.title')}
      {...{ [PREVIEW_BUTTON]: record.id }}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(record.id);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICON} />
      </svg>
    </button>
  );
}

const ICON = 'M3 4h18v16H3zm2 2v12h8V6zm10 0v12h4V6z';
