// Back closes what is open before it leaves the page, as on a phone everything does. While anything is open
// there is one step more to go back to, however many dialogs follow one another.

const open: (() => void)[] = []; // the last one is on top
const STEP = "open"; // marks that step in the history

const isStep = (): boolean => history.state === STEP;

addEventListener("popstate", () => {
  open.at(-1)?.();
  // what lay below it is still open, or it would not be closed
  setTimeout(() => open.length > 0 && addStep());
});

function addStep(): void {
  if (!isStep()) history.pushState(STEP, "");
}

/** Something is open; the answer is called when it is closed, in whatever way. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  addStep();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    // unless another follows at once, or whoever closed it has gone to another page
    setTimeout(() => open.length === 0 && isStep() && history.back());
  };
}
