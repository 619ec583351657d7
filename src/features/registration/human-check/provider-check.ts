import type { HumanCheck, HumanCheckState, MountedHumanCheck } from './human-check.ts';

/** How long an answer may take; providers end their own questions earlier, but some tell nobody. */
const ANSWER_MS = 180_000;

/** What a provider tells of its widget. */
export interface WidgetAnswers {
  readonly passed: (token: string) => void;
  readonly expired: () => void;
  readonly refused: () => void;
}

/** A provider's widget on the page. */
export interface Widget {
  readonly execute: () => void;
  /** Forgets its answer, so that it can be executed again. */
  readonly reset: () => void;
  readonly remove: () => void;
}

/** What differs between providers. */
export interface Provider<Api> {
  /** The provider's functions; asked for again only after it rejected. Rejects where its script does not come. */
  readonly load: () => Promise<Api>;
  /** Draws the widget into `container`, without asking anything yet. Throws where the provider refuses the build's key. */
  readonly render: (api: Api, container: HTMLElement, answers: WidgetAnswers) => Widget;
}

/**
 * A human check by a provider's widget (S-14). Its script is loaded with the first tick, so that the provider hears of
 * nobody who does not register. What comes too late, after a reset or another start, changes nothing.
 */
export const createProviderCheck = <Api>({ load, render }: Provider<Api>): HumanCheck => {
  let loading: Promise<Api> | undefined;
  const loaded = async (): Promise<Api> => {
    try {
      return await (loading ??= load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  const mount = (container: HTMLElement, tell: (state: HumanCheckState) => void): MountedHumanCheck => {
    let status: HumanCheckState['status'] = 'waiting';
    let attempt = 0;
    let widget: Widget | undefined;
    let limit: ReturnType<typeof setTimeout> | undefined;

    const become = (state: HumanCheckState): void => {
      clearTimeout(limit);
      ({ status } = state);
      tell(state);
    };
    const answers: WidgetAnswers = {
      passed: (token) => {
        if (status === 'looking')
          become(token === '' ? { status: 'failed', reason: 'refused' } : { status: 'passed', token });
      },
      expired: () => {
        if (status === 'looking' || status === 'passed') become({ status: 'expired' });
      },
      refused: () => {
        if (status === 'looking') become({ status: 'failed', reason: 'refused' });
      },
    };
    const drawn = (api: Api): Widget => {
      if (widget !== undefined) widget.reset();
      else widget = render(api, container.appendChild(document.createElement('div')), answers);
      return widget;
    };
    const look = async (mine: number): Promise<void> => {
      let api: Api;
      try {
        api = await loaded();
      } catch {
        if (mine === attempt) become({ status: 'failed', reason: 'unreachable' });
        return;
      }
      if (mine !== attempt) return;
      limit = setTimeout(answers.expired, ANSWER_MS);
      try {
        drawn(api).execute();
      } catch {
        answers.refused();
      }
    };

    return {
      start: () => {
        if (status === 'looking') return;
        become({ status: 'looking' });
        void look(++attempt);
      },
      reset: () => {
        attempt += 1;
        widget?.reset();
        become({ status: 'waiting' });
      },
      unmount: () => {
        attempt += 1;
        status = 'waiting';
        clearTimeout(limit);
        widget?.remove();
        container.replaceChildren();
      },
    };
  };
  return { mount };
};
