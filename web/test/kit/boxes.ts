/** Gives a thing of the page a size and a place: happy-dom lays nothing out. */
export function layOut<E extends HTMLElement>(element: E, x: number, y: number, width: number, height: number): E {
  element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  for (const [name, value] of Object.entries({
    offsetWidth: width,
    offsetHeight: height,
    clientWidth: width,
    clientHeight: height,
  }))
    Object.defineProperty(element, name, { configurable: true, value });
  return element;
}

/** A thing of the map, laid out. */
export function put(id: string, x: number, y: number, width: number, height: number): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.id = id;
  return layOut(element, x, y, width, height);
}
