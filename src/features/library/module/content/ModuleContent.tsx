import type { ModulePartProps } from '../module-props.ts';
import { DocumentContent } from './DocumentContent.tsx';
import { ExternalContent } from './ExternalContent.tsx';
import { LinkContent } from './LinkContent.tsx';
import { PackageContent } from './PackageContent.tsx';
import { VideoContent } from './VideoContent.tsx';

const CONTENTS = {
  DOC: DocumentContent,
  VID: VideoContent,
  LNK: LinkContent,
  SCO: PackageContent,
  EXT: ExternalContent,
} as const;

/** N-02: each type has its own panel. */
export function ModuleContent(props: ModulePartProps) {
  const Content = CONTENTS[props.module.module_type_key];
  return <Content {...props} />;
}
