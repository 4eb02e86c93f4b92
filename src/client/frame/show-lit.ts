/** On a phone: brings a lit place into sight if none of them is, above what covers the end of the screen. */
export function showLit(board: Element): void {
  const lit = [...board.querySelectorAll("[data-lit][data-place]")];
  const first = lit[0];
  if (first === undefined) return;
  const end = document.querySelector(".ask")?.getBoundingClientRect().top ?? window.innerHeight;
  const isInSight = lit.some((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return top >= 0 && bottom <= end;
  });
  if (!isInSight) first.scrollIntoView({ block: "center" });
}
