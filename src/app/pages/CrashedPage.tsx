import { useRouteError } from 'react-router';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { isMissingPart } from '../errors/new-release.ts';
import { leadsToNotFound } from '../errors/caught-error.ts';
import { messageFor } from '#features/session/failure-message.ts';
import { MissingPartPage } from './MissingPartPage.tsx';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { StoppedPage } from '#ui/frames/stopped/StoppedPage.tsx';

/**
 * What a broken page shows instead of nothing: the not-found page for a 404 of its entity, a part of the app
 * that is missing, else the documented error (J-05).
 */
export function CrashedPage() {
  const error = useRouteError();
  if (leadsToNotFound(error)) return <NotFoundPage />;
  if (isMissingPart(error)) return <MissingPartPage />;
  const { title, text } = messageFor({ kind: 'shape', status: null, message: null, errors: {} }, '');
  return (
    <StoppedPage
      at="gate"
      heading={title}
      lead={text}
      actions={
        <LinkButton variant="go" href="/">
          Return to Home
        </LinkButton>
      }
    />
  );
}
