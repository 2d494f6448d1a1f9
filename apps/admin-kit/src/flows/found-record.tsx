import { Box } from '@mui/material';
import { kindOf, textIn, viewElement, withUnits, type Field, type FlowField, type Resource } from '@tuyen/model';
import { Labeled, useLocale } from 'react-admin';
import { useMay } from '../auth/session-context.tsx';
import { LARGE_PICTURE, PictureSizeContext } from '../layout/picture-size-context.ts';
import { renderElement } from '../elements/render-element.tsx';

interface FoundRecordProps {
  readonly resource: Resource;
  readonly shows: readonly string[];
  /** Image beside the fields, such as the portrait of the holder. */
  readonly picture?: FlowField['picture'];
}

export function FoundRecord({ resource, shows, picture }: FoundRecordProps) {
  const language = useLocale();
  const may = useMay();
  const readable = picture?.joined?.through.every((step) => may(step.resource, 'show')) ?? true;
  const fields = shows.flatMap((name) => resource.fields.filter((field) => field.name === name));
  return (
    <Box role="status" sx={FOUND}>
      {picture && readable ? (
        <PictureSizeContext value={LARGE_PICTURE}>{renderElement(viewElement(picture, resource))}</PictureSizeContext>
      ) : null}
      <Box sx={FIELDS}>
        {fields.map((field) => (
          <Labeled
            key={field.name}
            label={textIn(field.label, language)}
            sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {renderElement(withUnits(shownShort(field), field, `resources.${resource.name}.units`))}
          </Labeled>
        ))}
      </Box>
    </Box>
  );
}

/** A table in a narrow field would be cut off, so a list of objects is shown as in a table cell. */
const shownShort = (field: Field) =>
  (field.kind === 'nested-list' ? kindOf(field).cell?.(field) : undefined) ?? kindOf(field).show(field);

const FOUND = {
  display: 'flex',
  gap: 2,
  alignItems: 'flex-start',
  p: 1.5,
  mb: 2,
  borderRadius: 1,
  bgcolor: 'action.hover',
};

const FIELDS = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
};
