import { useTranslate } from 'react-admin';
import { PageHeading } from '../../layout/page-heading.tsx';
import { SavedReportCards } from '../../reports/saved-report-cards.tsx';

/** Page of the saved reports, for projects without a page of their own that lists reports. */
export function SavedReportsPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('report_builder.index')} />
      <SavedReportCards />
    </>
  );
}
