/** What a drawing looks like by its style sheet, as attributes of a file that has none. */
const SHOWN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
] as const;

/** A drawing as a file of its own: every colour and width is written into it, and nothing in it can be pressed. */
export const diagramFile = (drawing: SVGSVGElement): string => {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const shown = [...drawing.querySelectorAll('*')];
  for (const [position, element] of [...copy.querySelectorAll('*')].entries()) {
    const source = shown[position];
    if (source === undefined) continue;
    const style = getComputedStyle(source);
    for (const name of SHOWN) {
      const value = style.getPropertyValue(name);
      if (value !== '') element.setAttribute(name, value);
    }
    for (const name of ['class', 'href', 'data-state', 'aria-current']) element.removeAttribute(name);
  }
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.removeAttribute('class');
  // The policy of the page forbids a style attribute, also on a copy that is never shown.
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ width, height, fill: getComputedStyle(drawing).backgroundColor }))
    ground.setAttribute(name, String(value));
  copy.prepend(ground);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
};
