import type { ReactNode } from 'react';
import { Badge } from '#ui/messages/badge/Badge.tsx';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import type { ScreenProps } from './screen-props.ts';
import { crumbsOf } from './parent-link.ts';

/** The way here, the title and the short description of an assessment (C-02), 'Optional' where it is detached (C-25). */
export function AssessmentHead({
  assessment,
  organisation,
  headingRef,
  className,
  children,
}: Omit<ScreenProps, 'profile'> & { className: string; children?: ReactNode }) {
  return (
    <header className={className}>
      <Breadcrumb crumbs={crumbsOf(assessment, organisation)} />
      <PageTitle ref={headingRef} lead={assessment.short_description}>
        {assessment.title}
      </PageTitle>
      {assessment.detached === true && (
        <p>
          <Badge>Optional</Badge>
        </p>
      )}
      {children}
    </header>
  );
}
