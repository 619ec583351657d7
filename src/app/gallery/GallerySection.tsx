import type { ReactNode } from 'react';

/** One row of the gallery: its name at the left, the pieces at the right. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="kit__sec">
      <h2>{title}</h2>
      <div className="kit__body">{children}</div>
    </section>
  );
}
