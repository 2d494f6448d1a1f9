import { useWords } from '../words.tsx';
import { STEP_FORM } from './steps/step-form.tsx';
import { useOnline } from '../hooks/use-online.ts';
import type { SendingState } from './sending/use-sending.ts';

export function SendBar({
  sending,
  label,
  onBack,
}: {
  readonly sending: SendingState;
  readonly label: string;
  readonly onBack?: () => void;
}) {
  const words = useWords();
  const online = useOnline();
  const busy = sending !== 'idle';
  return (
    <>
      <div className="f-buttons">
        {/* Uses `aria-disabled`, because a button with the `disabled` attribute would lose the focus, and a keyboard user would lose the position on the page. */}
        <button type="submit" form={STEP_FORM} className="f-button" aria-disabled={busy || undefined}>
          {words.t(busy ? 'form.send.busy' : label)}
        </button>
        {onBack && (
          <button type="button" className="f-button f-button-second" onClick={() => !busy && onBack()}>
            {words.t('form.back')}
          </button>
        )}
      </div>
      <p className="f-status" role="status">
        {sending === 'slow' && words.t('form.send.slow')}
        {!online && words.t('form.send.offline')}
      </p>
    </>
  );
}
