import { useState } from 'react';
import { useWords } from '@tuyen/portal-kit';

export function CopyButton({ value, name }: { readonly value: string; readonly name: string }) {
  const words = useWords();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <>
      <button type="button" className="f-button f-button-second copy" onClick={() => void copy()}>
        {words.t(copied === 'yes' ? 'transfer.copied' : 'transfer.copy')}
        <span className="f-hidden"> {name}</span>
      </button>
      <span role="status" className={copied === 'failed' ? 'f-error' : 'f-hidden'}>
        {copied === 'yes' && words.t('transfer.copied_name', { name })}
        {copied === 'failed' && words.t('transfer.copy_failed')}
      </span>
    </>
  );
}
