import { useWords } from '@tuyen/portal-kit';
import { QrCode } from '../layout/qr-code.tsx';
import { CopyButton } from './copy-button.tsx';

export function OrderCode({ code, plain = false }: { readonly code: string; readonly plain?: boolean }) {
  const words = useWords();
  return (
    <div className="result-code">
      <div>
        <p>
          {words.t('payment.your_code')}
          <strong className="code">{code}</strong>
        </p>
        <CopyButton value={code} name={words.t('lookup.code')} />
      </div>
      {!plain && <QrCode text={code} label={words.t('payment.qr')} size={132} />}
    </div>
  );
}
