import { Marker } from '../../messages/marker/Marker.tsx';
import { counted } from './counter-text.ts';
import './field.css';

/** "277 of 2,000". Over the limit it carries a marker. */
export function Counter({ used, limit }: { used: number; limit: number }) {
  const over = used > limit;
  return (
    <span className={over ? 'nowrap field__count--over' : 'nowrap'}>
      {over && <Marker shape="overdue" size={20} word="Too long" />}
      {counted(used, limit)}
    </span>
  );
}
