import { useWords } from '../words.tsx';
import type { UploadState } from './use-upload.ts';

export function UploadProgress({
  upload,
  retry,
  giveUp,
  onPress,
}: {
  readonly upload: UploadState;
  readonly retry: () => void;
  readonly giveUp: () => void;
  /**
   * Called when a button is pressed, before it disappears. The caller must move the focus, which would otherwise be
   * lost.
   */
  readonly onPress: () => void;
}) {
  const words = useWords();
  const pressed = (act: () => void) => () => {
    onPress();
    act();
  };
  if (upload.state === 'idle') return null;
  if (upload.state === 'sending') {
    const percent = Math.round(upload.share * 100);
    return (
      <div className="f-upload">
        <progress max={100} value={percent} aria-label={words.t('form.upload.sending', { percent })} />
        <span>{words.t('form.upload.sending', { percent })}</span>
        <button type="button" className="f-button f-button-plain" onClick={pressed(giveUp)}>
          {words.t('form.upload.cancel')}
        </button>
      </div>
    );
  }
  return (
    <div className="f-upload" role="alert">
      <span className="f-error">{upload.message || words.t('form.upload.failed')}</span>
      <button type="button" className="f-button f-button-second" onClick={pressed(retry)}>
        {words.t('form.again')}
      </button>
      <button type="button" className="f-button f-button-plain" onClick={pressed(giveUp)}>
        {words.t('form.upload.cancel')}
      </button>
    </div>
  );
}
