import { useEffect, useRef, type ReactNode } from 'react';
import type { RegistrationInfo } from '#contracts/registration/registration.schema.ts';
import { apiAddress } from '#current/api-address.ts';
import { OrgMark } from '#ui/drawings/avatar/OrgMark.tsx';
import { useBrand } from '#ui/drawings/brand/use-brand.ts';
import { Contours } from '#ui/drawings/contours/Contours.tsx';
import { OwnPath } from '#ui/drawings/contours/OwnPath.tsx';
import '#ui/frames/gate/gate.css';
import { ThemeToggle } from '#ui/theme/ThemeToggle.tsx';
import './registration.css';

/** Where the way across the map stands: before its first steps with this organisation. */
const STOP = 2;

export interface RegistrationGateProps {
  readonly productName: string;
  /** Null while it is not known: then the product's own name and colour stand. */
  readonly info: RegistrationInfo | null;
  /** Grows with each step that takes the focused control away: the heading catches the focus. */
  readonly step: string;
  readonly children: ReactNode;
}

/** The logo's address: one of the API's own, or a picture that the reply holds itself (0313). */
const logoUrl = (logo: string | null | undefined): string | undefined =>
  logo?.startsWith('data:image/') === true ? logo : apiAddress(logo);

/** S-02: the public screen of registration, in the look of the organisation as far as it is told (0313). */
export function RegistrationGate({ productName, info, step, children }: RegistrationGateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(step);
  const name = info?.name ?? productName;

  useBrand(info?.colour_primary);

  useEffect(() => {
    if (told.current === step) return;
    told.current = step;
    heading.current?.focus();
  }, [step]);

  return (
    <div className="entry entry--reg">
      <title>{info === null ? `Register · ${productName}` : `Register · ${info.name}`}</title>
      <main className="gate" id="main" tabIndex={-1}>
        <div className="gate__top">
          <p className="gate__org">
            <OrgMark name={name} logoUrl={logoUrl(info?.logo)} />
            {name}
          </p>
          <ThemeToggle className="gate__theme" />
        </div>
        <div className="gate__in gate__in--reg">
          <h1 ref={heading} tabIndex={-1}>
            Register
          </h1>
          {children}
        </div>
      </main>
      <aside className="cover cover--plain" aria-hidden="true">
        <Contours className="cover__map">
          <OwnPath stops={STOP} isComplete={false} />
          <text className="tr-name" x="388" y="516">
            You, today
          </text>
        </Contours>
      </aside>
    </div>
  );
}
