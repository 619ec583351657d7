/** What a chart with a decision hears besides the events of its form. */
export type DecisionEvent =
  | { readonly type: 'undone' }
  /**
   * Pointer or focus is on what takes the decision back, or has just left it: the time to undo begins anew (WCAG
   * 2.2.1).
   */
  | { readonly type: 'undo.extended' }
  /** The page is closing, or its person goes elsewhere. */
  | { readonly type: 'page.left' }
  /** What waits may be sent now: the connection is back, or enough time has passed. */
  | { readonly type: 'delivery.due' }
  /** Another tab shows the same form now; what was typed is on the device. */
  | { readonly type: 'opened.elsewhere' }
  /** The tab that had it has stored its last keystroke, or has submitted it. */
  | { readonly type: 'draft.arrived' | 'submitted.elsewhere' }
  | { readonly type: 'continued.here' }
  | { readonly type: 'retried' };
