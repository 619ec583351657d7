import { Link } from '#ui/actions/link/Link.tsx';
import { OrgMark } from '#ui/drawings/avatar/OrgMark.tsx';
import { ThemeToggle } from '#ui/theme/ThemeToggle.tsx';

interface PlansHeaderProps {
  /** Of the organisation; the product's own until it is known. */
  readonly name: string;
  /** Of whom is signed in; null for nobody. */
  readonly person: string | null;
  /** Leads back to this page. */
  readonly signInHref: string;
}

/** Whose plans they are, and who looks at them. The page stands outside of the bar: most come by a link. */
export function PlansHeader({ name, person, signInHref }: PlansHeaderProps) {
  return (
    <div className="wrap">
      <header className="sbh">
        <Link className="org__home" href="/">
          <OrgMark name={name} />
          <span className="org__name">{name}</span>
        </Link>
        <span className="sbh__r">
          {person === null ? (
            <Link href={signInHref}>Sign in</Link>
          ) : (
            <span className="meta">You are signed in as {person}</span>
          )}
          <ThemeToggle />
        </span>
      </header>
    </div>
  );
}
