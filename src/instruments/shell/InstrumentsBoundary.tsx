import { Component, type ReactNode } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { failureText } from './failure-text.ts';

interface InstrumentsBoundaryState {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** Says what broke in the demo desk in place of an empty page, and loads it again: its address carries where it was. */
export class InstrumentsBoundary extends Component<
  { readonly children: ReactNode; readonly reload: () => void },
  InstrumentsBoundaryState
> {
  override readonly state: InstrumentsBoundaryState = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): InstrumentsBoundaryState {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="dk dk--broken">
        <h1>The demo desk stopped</h1>
        <p role="alert">{failureText(this.state.error)}</p>
        <Button variant="primary" onClick={this.props.reload}>
          Load it again
        </Button>
      </main>
    );
  }
}
