import { Box, type Theme } from '@mui/material';
import { fieldAt, isObject } from '@tuyen/model';
import { Children, isValidElement } from 'react';
import { useFieldValue, useResourceContext, useTranslate } from 'react-admin';
import { useResource } from '../../model/model-context.tsx';
import { useFieldText, useRowNames } from '../../record/row-texts.ts';
import { NestedListField } from '../nested/nested-list-field.tsx';
import { useNestedPath } from '../nested/nested-path.ts';
import { TextOf } from '../text-of.tsx';
import { layOutLine } from './lay-out-line.ts';
import type { LineDiagramProps } from './line-diagram-field.tsx';
import { PointMark } from './point-mark.tsx';
import { useWidth } from './use-width.ts';

export default function LineDiagram(props: LineDiagramProps) {
  const { source, at, children } = props;
  const value: unknown = useFieldValue({ source });
  const path = useNestedPath(source);
  const resource = useResourceContext();
  const translate = useTranslate();
  const textOf = useFieldText();
  const list = fieldAt(useResource(resource)?.fields ?? [], path.split('.'));
  const fields = list && 'fields' in list ? list.fields : [];
  const rows = Array.isArray(value) ? value.filter(isObject) : [];
  const named = Children.toArray(children).find((child) => isValidElement<{ source: string }>(child));
  const name = isValidElement<{ source: string }>(named) ? named.props.source : '';
  const names = useRowNames(
    fields.find((field) => field.name === name),
    rows,
  );
  const number = fields.find((field) => field.name === at);
  const [place, width] = useWidth();
  if (rows.length === 0) return <TextOf>{null}</TextOf>;
  const plan = layOutLine(names, width);
  const label = translate('rows.diagram', {
    label: translate(`resources.${resource}.fields.${path}`),
    count: rows.length,
    first: names[0],
    last: names.at(-1),
  });
  return (
    <Box ref={place} sx={{ minWidth: 0, width: '100%' }}>
      <Box
        component="svg"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        sx={{ display: 'block', width: plan.width, maxWidth: '100%', height: 'auto', overflow: 'visible' }}
      >
        {plan.lines.map(({ from, to }) => (
          <Box key={from.y} component="line" x1={from.x} x2={to.x} y1={from.y} y2={to.y} sx={LINE} />
        ))}
        {plan.points.map((point, index) => (
          <PointMark
            key={index}
            point={point}
            plan={plan}
            name={names[index] ?? ''}
            number={textOf(number, rows[index] ?? {})}
            isFirst={index === 0}
            isEnd={index === 0 || index === rows.length - 1}
          />
        ))}
      </Box>
      <Box component="details" sx={{ mt: 0.5, '&:not([open])': { displayPrint: 'none' } }}>
        <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2', color: 'text.secondary', py: 0.5 }}>
          {translate('rows.table')}
        </Box>
        <NestedListField source={source}>{children}</NestedListField>
      </Box>
    </Box>
  );
}

const LINE = { stroke: ({ palette }: Theme) => palette.primary.main, strokeWidth: 4 } as const;
