import type { ReactNode } from 'react';
import { Marker } from '../../messages/marker/Marker.tsx';
import './list.css';

/** Within a cell: why it did not work for this row. */
export function RowFault({ children }: { children: ReactNode }) {
  return (
    <span className="rowfault">
      <Marker shape="overdue" size={20} />
      {children}
    </span>
  );
}
