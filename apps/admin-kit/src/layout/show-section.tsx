import { holds, valueAt, type Condition } from '@tuyen/model';
import { Children, isValidElement, useContext, type ReactElement, type ReactNode } from 'react';
import { Labeled, useRecordContext, useResourceContext } from 'react-admin';
import { LARGE_PICTURE, PictureSizeContext } from './picture-size-context.ts';
import { useResource } from '../model/model-context.tsx';
import { isEmpty } from '../record/is-empty.ts';
import { KeyFactsContext } from './key-facts-context.ts';
import { useEmptyFields } from './empty-fields.tsx';
import { Section } from './section.tsx';

interface Shown {
  readonly source?: string;
  readonly component?: unknown;
}

interface ShowSectionProps {
  readonly name: string;
  readonly when?: Condition;
  /** Whether the section is in the side column of the page. */
  readonly aside?: boolean;
  readonly children: ReactNode;
}

/**
 * Group of fields with labels. Omits fields that do not apply to this record and, unless the user shows them, empty
 * fields. A group without fields is not rendered.
 */
export function ShowSection({ name, when, aside = false, children }: ShowSectionProps) {
  const record = useRecordContext() ?? {};
  const resource = useResource(useResourceContext());
  const facts = useContext(KeyFactsContext);
  const asked = Children.toArray(children).filter((child): child is ReactElement<Shown> => {
    if (!isValidElement<Shown>(child)) return false;
    // Omits the field with the workflow history, because the timeline at the end of the page shows it better than a
    // table.
    if (resource?.workflow?.history !== undefined && child.props.source === resource.workflow.history) return false;
    const { source = '' } = child.props;
    if (facts.has(source) && !isEmpty(valueAt(record, source))) return false;
    return holds(resource?.fields.find((field) => field.name === source)?.when, record);
  });
  const inCase = holds(when, record);
  const filled = asked.filter((child) => isShownEmpty(child) || !isEmpty(valueAt(record, child.props.source ?? '')));
  const shown = useEmptyFields(inCase ? asked.length - filled.length : 0) ? asked : filled;
  if (shown.length === 0 || !inCase) return null;
  return (
    <Section name={name} shown narrow={aside}>
      <PictureSizeContext value={LARGE_PICTURE}>
        {shown.map((child) => (
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
      </PictureSizeContext>
    </Section>
  );
}

/**
 * Checks whether an element renders without a value. True for elements without a source, and for fields with
 * `shownEmpty`, such as a button that sets the value.
 */
function isShownEmpty({ type, props }: ReactElement<Shown>): boolean {
  return props.source === undefined || (typeof type === 'function' && 'shownEmpty' in type && type.shownEmpty === true);
}

/**
 * Checks whether a field needs the full width. Wide fields of the kit have a static property, like react-admin's
 * `textAlign`. Multiline texts are wide too.
 */
function isWide({ type, props }: ReactElement<Shown>): boolean {
  if (props.component === 'pre') return true;
  return typeof type === 'function' && 'wide' in type && type.wide === true;
}
