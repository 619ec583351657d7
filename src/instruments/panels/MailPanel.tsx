import { AuthenticatorSection } from './AuthenticatorSection.tsx';
import { MailboxSection } from './MailboxSection.tsx';
import './mail.css';
import './panels.css';

/** What a person would have at hand beside the product: a phone with codes, and a mailbox. */
export function MailPanel() {
  return (
    <div className="dk__p">
      <AuthenticatorSection />
      <MailboxSection />
    </div>
  );
}
