import { Ribbon } from '../../messages/badge/Ribbon.tsx';
import './ruler.css';

/** The ink line between what is past and what comes. */
export function TodayLine({ children }: { children: string }) {
  return (
    <p className="today">
      <Ribbon>{children}</Ribbon>
    </p>
  );
}
