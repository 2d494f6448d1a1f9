import { fieldAt, type Resource } from '@tuyen/model';
import { Fragment } from 'react';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { RecordedField } from '../../../elements/recorded-field.tsx';
import { LinksContext } from '../../../fields/choice/links-context.ts';
import { useFormats } from '../../../format/use-formats.ts';
import { comparisonsOf } from './comparisons.ts';
import { boundsIn, type Condition, isGroup, type Member, PERIOD } from './condition-tree.ts';
import { periodOf } from './periods.ts';

interface MemberTextProps {
  readonly resource: Resource;
  readonly member: Member;
}

/** Shows a condition as text: `Created at: in the last 7 days`. A group stands in brackets. */
export function MemberText({ resource, member }: MemberTextProps) {
  const translate = useTranslate();
  if (!isGroup(member)) return <ConditionText resource={resource} condition={member} />;
  return (
    <>
      {'('}
      {member.members.map((inner, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 ? <i>{translate(member.joined === 'all' ? 'conditions.and' : 'conditions.or')}</i> : null}
          <MemberText resource={resource} member={inner} />
        </Fragment>
      ))}
      {')'}
    </>
  );
}

function ConditionText({ resource, condition }: { readonly resource: Resource; readonly condition: Condition }) {
  const { field: name, operator, value } = condition;
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const field = fieldAt(resource.fields, name.split('.'));
  const comparison = field && comparisonsOf(resource, field).find((one) => one.operator === operator);
  return (
    <>
      <b>{labelOf({ source: name, resource: resource.name })}</b>
      {operator === PERIOD ? null : <span>{comparison ? translate(comparison.label) : operator.slice(1)}</span>}
      {operator === PERIOD ? (
        <PeriodText value={value} />
      ) : comparison?.operand === 'none' ? null : (
        <LinksContext value={false}>
          {[value].flat().map((one, index) => (
            <Fragment key={String(one)}>
              {index === 0 ? null : comparison?.operand === 'range' ? '–' : ','}
              <RecordedField
                resource={resource}
                field={name}
                record={{ [name]: field && 'use' in field && field.kind === 'reference-list' ? [one] : one }}
              />
            </Fragment>
          ))}
        </LinksContext>
      )}
    </>
  );
}

function PeriodText({ value }: { readonly value: unknown }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const found = periodOf(boundsIn(value));
  if (!found) return null;
  const { period, days } = found;
  return (
    <span>
      {days === undefined
        ? translate(`conditions.periods.${period}`)
        : translate(`conditions.periods_of.${period}`, { smart_count: days, count: number(days) })}
    </span>
  );
}
