import { useCallback } from 'react';
import type { ProductFrame } from './product-frame.ts';

const TITLES = { 1: 'The product', 2: 'The product as somebody else' } as const;

/** The frame that holds the product; its name tells the fake backend which seat it is. */
export function ProductView({ frame }: { frame: ProductFrame }) {
  const attach = useCallback((element: HTMLIFrameElement | null) => frame.attach(element), [frame]);
  return <iframe ref={attach} title={TITLES[frame.seat]} name={`waymark-seat:${frame.seat}`} src={frame.source} />;
}
