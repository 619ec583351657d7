/** How a button or a link in a button's shape looks. */
export interface ButtonLook {
  /** `go`: the blade, once per page. `line`: an outlined button on the sign. */
  variant?: 'go' | 'primary' | 'secondary' | 'quiet' | 'danger' | 'line' | undefined;
  /** A square of 44 px with one icon; give `aria-label`. */
  icon?: boolean | undefined;
  /** As wide as its column. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

/** The class names of the design for a look. */
export function buttonClass({ variant, icon, wide, className }: ButtonLook): string {
  return ['btn', variant && `btn--${variant}`, icon && 'btn--icon', wide && 'btn--wide', className]
    .filter(Boolean)
    .join(' ');
}
