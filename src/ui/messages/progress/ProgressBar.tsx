import './progress.css';

/** How far something is, 0 to 100. The figure stands in words beside it. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  const share = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${share}%` }} />
    </div>
  );
}
