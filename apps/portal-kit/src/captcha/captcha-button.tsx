import { useWords } from '../words.tsx';
import type { Captcha } from './use-captcha.ts';

/** Captcha button without a picture or puzzle: the browser computes a proof of work. */
export function CaptchaButton({ captcha: { state, start } }: { readonly captcha: Captcha }) {
  const words = useWords();
  const solved = state === 'solved';
  return (
    <div className="f-captcha">
      <button
        type="button"
        className={`f-captcha-button f-captcha-${state}`}
        aria-pressed={solved}
        aria-disabled={state === 'working' || solved || undefined}
        onClick={start}
      >
        <span className="f-captcha-mark" aria-hidden="true" />
        {words.t('form.captcha.label')}
      </button>
      <p className="f-status" role="status">
        {state === 'idle' ? words.t('form.captcha.why') : words.t(`form.captcha.${state}`)}
      </p>
    </div>
  );
}
