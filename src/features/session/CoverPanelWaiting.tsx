/** The room that the update history will take, so that the map does not jump when it comes. */
export function CoverPanelWaiting() {
  return <div className="cover__panel cover__later" aria-hidden="true" />;
}
