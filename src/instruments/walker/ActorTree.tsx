import { standsAt } from './event-text.ts';
import type { LiveBranch } from './live.ts';

export interface ActorTreeProps {
  readonly branches: readonly LiveBranch[];
  /** Of the actor that is looked at; null for none. */
  readonly shown: LiveBranch['actor']['ref'] | null;
  /** Names of charts that the one looked at can start, with the state that does. */
  readonly waiting: readonly { readonly name: string; readonly state: string }[];
}

function Branch({
  branch: { actor, children },
  shown,
  waiting,
}: { branch: LiveBranch } & Omit<ActorTreeProps, 'branches'>) {
  const isShown = actor.ref === shown;
  const toStart = isShown ? waiting.filter(({ name }) => !children.some((child) => child.actor.ref.id === name)) : [];
  return (
    <li className={isShown ? 'tree__n' : ''}>
      <code>{actor.name}</code>
      <span className="meta">
        {actor.kind === 'effect' ? 'an effect, on its way' : standsAt(actor.steps.at(-1)?.states ?? [])}
      </span>
      {children.length + toStart.length > 0 && (
        <ul>
          {children.map((child) => (
            <Branch key={child.actor.id} branch={child} shown={shown} waiting={waiting} />
          ))}
          {toStart.map(({ name, state }) => (
            <li key={name} className="tree__off">
              <code>{name}</code>
              <span className="meta">starts in {state}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The running actors of the page: charts with the state at which they stand, and the effects that they wait for. */
export function ActorTree({ branches, shown, waiting }: ActorTreeProps) {
  if (branches.length === 0) return <p className="meta">No actor is running.</p>;
  return (
    <ul className="tree">
      {branches.map((branch) => (
        <Branch key={branch.actor.id} branch={branch} shown={shown} waiting={waiting} />
      ))}
    </ul>
  );
}
