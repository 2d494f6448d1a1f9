import { PrintPage, useFormats } from '@tuyen/admin-kit';
import Print from '@mui/icons-material/Print';
import { Button, Menu, MenuItem } from '@mui/material';
import { useCallback, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { REPORT_PAPERS, reportDocument } from './report-document.ts';
import type { Report, ReportAnswer } from './report.ts';

interface ReportPrintProps {
  readonly report: Report;
  readonly title: string;
  readonly data: ReportAnswer;
}

export function ReportPrint({ report, title, data }: ReportPrintProps) {
  const translate = useTranslate();
  const language = useLocale();
  const formats = useFormats();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [paper, setPaper] = useState<(typeof REPORT_PAPERS)[number]>();
  const onDone = useCallback(() => setPaper(undefined), []);
  const say = (key: string, otherwise: string) => translate(key, { _: otherwise });
  return (
    <>
      <Button
        size="small"
        startIcon={<Print />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('prints.print')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {REPORT_PAPERS.map((one) => (
          <MenuItem
            key={one}
            onClick={() => {
              setAnchor(null);
              setPaper(one);
            }}
          >
            {translate(`prints.papers.${one}`)}
          </MenuItem>
        ))}
      </Menu>
      {paper ? (
        <PrintPage
          document={reportDocument({ name: report.name, title }, data, paper, { language, formats, say })}
          onDone={onDone}
        />
      ) : null}
    </>
  );
}
