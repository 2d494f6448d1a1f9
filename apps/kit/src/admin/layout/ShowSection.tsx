import { holds, type Condition } from '@tuyen/model';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Labeled, useRecordContext, useResourceContext } from 'react-admin';
import { useResource } from '../model/model-context.tsx';
import { Section } from './Section.tsx';
import { When } from './When.tsx';

interface ShowSectionProps {
  readonly name: string;
  readonly when?: Condition;
  readonly children: ReactNode;
}

/** A group of fields with their labels. A field that was not asked for in this record's case is left out. */
export function ShowSection({ name, when, children }: ShowSectionProps) {
  const record = useRecordContext() ?? {};
  const resource = useResource(useResourceContext());
  const asked = Children.toArray(children).filter((child): child is ReactElement<{ source?: string }> => {
    if (!isValidElement<{ source?: string }>(child)) return false;
    // The timeline at the page's end shows the history better than a table would.
    if (resource?.workflow?.history !== undefined && child.props.source === resource.workflow.history) return false;
    return holds(resource?.fields.find((field) => field.name === child.props.source)?.when, record);
  });
  if (asked.length === 0) return null;
  const section = (
    <Section name={name} shown>
      {asked.map((child) => (
        <Labeled
          key={child.key}
          sx={{
            mb: 1.5,
            minWidth: 0,
            overflowWrap: 'anywhere',
            ...(isWide(child) ? { gridColumn: '1 / -1' } : {}),
          }}
        >
          {child}
        </Labeled>
      ))}
    </Section>
  );
  return when ? <When condition={when}>{section}</When> : section;
}

/** The kit's wide fields say so themselves, by a property in addition to react-admin's `textAlign`. */
function isWide({ type }: ReactElement): boolean {
  return typeof type === 'function' && 'wide' in type && type.wide === true;
}
