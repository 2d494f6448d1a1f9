import { useWords } from '@tuyen/portal-kit';
import type { GroupView } from './order-view.ts';

/** Shows the organization, how many members are in each state, and on request each member. */
export function GroupMembers({ group }: { readonly group: GroupView }) {
  const words = useWords();
  const states = [...new Set(group.members.map(({ state }) => state))];
  const stateOf = (state: string) => words.t(`lookup.group.states.${state}`);
  return (
    <section className="group" aria-labelledby="group-title">
      <h3 id="group-title">{words.t('lookup.group.title')}</h3>
      <dl className="facts">
        {group.organization && (
          <div>
            <dt>{words.t('lookup.group.organization')}</dt>
            <dd>{group.organization}</dd>
          </div>
        )}
        <div>
          <dt>{words.t('lookup.group.count')}</dt>
          <dd>{group.count}</dd>
        </div>
        {states.map((state) => (
          <div key={state}>
            <dt>{stateOf(state)}</dt>
            <dd>{group.members.filter((member) => member.state === state).length}</dd>
          </div>
        ))}
      </dl>
      {group.members.length > 0 && (
        <details>
          <summary>{words.t('lookup.group.members')}</summary>
          <ol className="group-members">
            {group.members.map(({ number, name, state, rejectReason }) => (
              <li key={number} value={number}>
                {name}: {stateOf(state)}
                {rejectReason && <p>{words.t('lookup.group.reason', { reason: rejectReason })}</p>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
