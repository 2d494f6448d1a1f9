import { useWords } from '@tuyen/portal-kit';
import type { StaticPageProps } from '../../language.ts';
import { AppStores } from '../../layout/app-stores.tsx';
import { PhoneDrawing } from './phone-drawing.tsx';

const REASONS = ['buy', 'renew', 'follow'] as const;

export default function DownloadPage({ origin, pathTo }: StaticPageProps) {
  const words = useWords();
  return (
    <div className="sheet download">
      <div>
        <h1>{words.t('site.pages.download.title')}</h1>
        <p className="lead">{words.t('download.lead')}</p>
        <ul className="reasons">
          {REASONS.map((reason) => (
            <li key={reason}>{words.t(`download.reasons.${reason}`)}</li>
          ))}
        </ul>
        <p className="scan">{words.t('download.scan')}</p>
        <AppStores origin={origin} path={pathTo('/download')} />
      </div>
      <PhoneDrawing />
    </div>
  );
}
