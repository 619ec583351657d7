import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import './button.css';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'aria-disabled'>, ButtonLook {
  children?: ReactNode;
  /**
   * Why the button is not ready yet, in words. It stays focusable, is `aria-disabled` and described by these words,
   * which stand beside it. A press does nothing, except on a submit: there the form is asked (K-09: that is a submit
   * attempt) and must refuse by itself.
   */
  reason?: string | undefined;
  /** Instead of `reason`, when the words already stand on the page: the id of their element. */
  reasonId?: string | undefined;
  /** `aria-disabled` without words is only for steps whose context says why, e.g. the first page's "Previous". */
  'aria-disabled'?: boolean | 'true' | 'false' | undefined;
  /** True while its work runs: presses do nothing, a submit neither, so that nothing is sent twice. */
  busy?: boolean | undefined;
  /** The words while busy, e.g. 'Signing in…'. Announced politely. */
  busyText?: string | undefined;
}

/** A native button. `variant="go"` is the blade: forward motion, once per page. */
export function Button(props: ButtonProps) {
  const {
    variant,
    icon,
    wide,
    className,
    reason,
    reasonId,
    busy = false,
    busyText,
    children,
    onClick,
    ...rest
  } = props;
  const ownId = useId();
  const notReady = reason !== undefined || reasonId !== undefined;
  const off = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const describedBy = [rest['aria-describedby'], reasonId ?? (reason === undefined ? undefined : ownId)]
    .filter(Boolean)
    .join(' ');

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || off || (notReady && rest.type !== 'submit')) {
      event.preventDefault();
      return;
    }
    if (!notReady) onClick?.(event);
  }

  return (
    <>
      <button
        type="button"
        {...rest}
        className={buttonClass({ variant, icon, wide, className })}
        aria-disabled={busy || off || notReady ? true : undefined}
        aria-describedby={describedBy || undefined}
        onClick={press}
      >
        {busy && busyText !== undefined ? busyText : children}
      </button>
      {busyText !== undefined && (
        <span className="vh" role="status">
          {busy ? busyText : ''}
        </span>
      )}
      {reason !== undefined && (
        <span className="btn__why" id={ownId}>
          {reason}
        </span>
      )}
    </>
  );
}
