import { useEffect, useState } from 'react';
import { Marker } from '../marker/Marker.tsx';
import './field.css';

const number = new Intl.NumberFormat('en-GB');

/** Typing must pause this long before the counter speaks, so that it does not talk over every key. */
const QUIET_MS = 800;

/** "277 of 2,000". From 90 % of the limit it is announced politely when typing pauses; over it, it carries a marker. */
export function Counter({ used, limit }: { used: number; limit: number }) {
  const text = `${number.format(used)} of ${number.format(limit)}`;
  const over = used > limit;
  const near = used >= limit * 0.9;
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(near ? `${text} characters` : ''), QUIET_MS);
    return () => clearTimeout(timer);
  }, [near, text]);

  return (
    <>
      <span className={over ? 'nowrap field__count--over' : 'nowrap'}>
        {over && <Marker shape="overdue" size={20} word="Too long" />}
        {text}
      </span>
      <span className="vh" role="status">
        {spoken}
      </span>
    </>
  );
}
