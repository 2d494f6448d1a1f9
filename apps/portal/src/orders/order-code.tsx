import { useWords } from '@tuyen/portal-kit';
import { QrCode } from '../layout/qr-code.tsx';

export function OrderCode({ code, plain = false }: { readonly code: string; readonly plain?: boolean }) {
  const words = useWords();
  return (
    <div className="result-code">
      {!plain && <QrCode text={code} label={words.t('payment.qr')} size={180} />}
      <p>
        {words.t('payment.your_code')}
        <strong className="code">{code}</strong>
      </p>
    </div>
  );
}
