import { useState } from 'react';
import { DocumentStage } from './DocumentStage.tsx';

/** V3: a picture on the stage of documents, at most as large as it is until somebody zooms. */
export function ImageStage({ name, url }: { name: string; url: string }) {
  const [natural, setNatural] = useState<number | null>(null);
  return (
    <DocumentStage name={name} url={url} pages={1} canPrint>
      {({ zoom, width }) => (
        <div className="stage__page" style={{ width: Math.min(width, natural ?? width) * zoom }}>
          <img
            className="stage__image"
            src={url}
            alt={name}
            onLoad={({ currentTarget }) => setNatural(currentTarget.naturalWidth)}
          />
        </div>
      )}
    </DocumentStage>
  );
}
