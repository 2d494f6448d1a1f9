import { deriveResource, type Resource, type ResourceScreens, type ScreenSection } from '@tuyen/model';
import { useMemo } from 'react';
import { useResourceContext } from 'react-admin';
import { useModel, useResource } from '../model/model-context.tsx';
import { FormSection } from '../layout/form-section.tsx';
import { RecordCreate } from '../pages/record-create.tsx';
import { RecordEdit } from '../pages/record-edit.tsx';
import { RecordForm } from '../pages/form/record-form.tsx';
import { RecordShow } from '../pages/record-show.tsx';
import { ResourceList } from '../pages/list/resource-list.tsx';
import { ResourceTable } from '../pages/list/resource-table.tsx';
import { KeyFacts } from '../layout/key-facts.tsx';
import { ShowSection } from '../layout/show-section.tsx';
import { SingletonEdit } from '../singleton/singleton-edit.tsx';
import { SingletonForm } from '../singleton/singleton-form.tsx';
import { RecordAttachments } from '../attachments/record-attachments.tsx';
import { RecordTimeline } from '../timeline/record-timeline.tsx';
import { ShowEvidence } from '../views/queue/show-evidence.tsx';
import { When } from '../layout/when.tsx';
import { interpreterFor } from '../validation/interpreter.ts';
import { resolverOver } from '../validation/resolver.ts';
import { renderColumn } from '../elements/render-column.tsx';
import { renderElement } from '../elements/render-element.tsx';
import { RelatedList } from '../related/related-list.tsx';

/*
 * Pages of a resource that is not in this build. They are rendered from the same screen description (`Screens`) from
 * which the generator writes pages. A test compares both outputs for every resource.
 */

function useScreens(): { resource: Resource; screens: ResourceScreens } {
  const name = useResourceContext();
  const resource = useResource(name);
  return useMemo(() => {
    if (!resource) throw new Error(`The server describes no resource "${name}" to this account.`);
    return { resource, screens: deriveResource(resource) };
  }, [resource, name]);
}

export function RuntimeList() {
  const { screens } = useScreens();
  const { columns, filters, sort } = screens.list;
  const rowClick = screens.show ? 'show' : screens.edit ? 'edit' : false;
  return (
    <ResourceList filters={filters.map(renderElement)} sort={sort}>
      <ResourceTable rowClick={rowClick}>{columns.map(renderColumn)}</ResourceTable>
    </ResourceList>
  );
}

export function RuntimeCreate() {
  const { screens } = useScreens();
  return (
    <RecordCreate>
      <RuntimeForm sections={screens.create?.sections ?? []} />
    </RecordCreate>
  );
}

export function RuntimeEdit() {
  const { resource, screens } = useScreens();
  const form = <RuntimeForm sections={screens.edit?.sections ?? []} />;
  const { singleton } = resource;
  return singleton ? <SingletonEdit path={singleton.path}>{form}</SingletonEdit> : <RecordEdit>{form}</RecordEdit>;
}

type InputSections = NonNullable<ResourceScreens['edit']>['sections'];

function RuntimeForm({ sections }: { readonly sections: InputSections }) {
  const { resource } = useScreens();
  const { kinds } = useModel();
  const resolver = useMemo(() => resolverOver(interpreterFor(resource.schema, kinds)), [resource, kinds]);
  const TheForm = resource.singleton ? SingletonForm : RecordForm;
  return (
    <TheForm resolver={resolver}>
      {sections.map((section) => (
        <FormSection key={section.name} name={section.name} {...conditionOf(section)}>
          {section.parts.map(({ element, when }) =>
            when ? (
              <When key={element.source} condition={when}>
                {renderElement(element)}
              </When>
            ) : (
              renderElement(element)
            ),
          )}
        </FormSection>
      ))}
    </TheForm>
  );
}

export function RuntimeShow() {
  const { screens } = useScreens();
  const { facts = [], evidence = [] } = screens.show ?? {};
  return (
    <RecordShow>
      {facts.length > 0 ? <KeyFacts>{facts.map(renderElement)}</KeyFacts> : null}
      {evidence.length > 0 ? <ShowEvidence>{evidence.map(renderElement)}</ShowEvidence> : null}
      {screens.show?.sections.map((section) => (
        <ShowSection
          key={section.name}
          name={section.name}
          {...conditionOf(section)}
          {...(section.aside && { aside: true })}
        >
          {section.parts.map(renderElement)}
        </ShowSection>
      ))}
      {screens.show?.related.map((list) => (
        <RelatedList key={`${list.resource}.${list.by}`} {...list} />
      ))}
      {screens.show?.attachments ? <RecordAttachments /> : null}
      {screens.show?.timeline ? <RecordTimeline /> : null}
    </RecordShow>
  );
}

function conditionOf(section: ScreenSection<unknown>) {
  return section.when ? { when: section.when } : {};
}
