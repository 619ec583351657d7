import type { ReactNode } from 'react';
import './facts.css';

/** Small facts that decide, each with its name above it. */
export function Facts({
  facts,
  className = 'facts',
}: {
  facts: readonly { name: string; value: ReactNode }[];
  className?: string;
}) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
