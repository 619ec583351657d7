import './progress.css';

/** One segment per part of a collection. Decoration: "5 of 11" stands in words beside it. */
export function Parts({ done, total }: { done: number; total: number }) {
  return (
    <span className="parts" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={index < done ? 'on' : undefined} />
      ))}
    </span>
  );
}
