// Where things are on the screen, for geometry.py. Every function answers with sentences about what is wrong.
({
  /** Texts and controls that hang out of the screen, are cut off, or lie over each other. */
  misplaced() {
    const { clientWidth: width, clientHeight: height, scrollWidth } = document.documentElement;
    const problems = scrollWidth > width ? [`the page is ${scrollWidth} wide`] : [];
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const scrolls = document.documentElement.scrollHeight > height; // the page itself, up and down
    const isOutside = (box) => box.left < -1 || box.right > width + 1 || (!scrolls && (box.top < -1 || box.bottom > height + 1));
    const within = (box, around) => box.left >= around.left - 1 && box.right <= around.right + 1;

    const range = document.createRange();
    for (const element of [...top.querySelectorAll("*")].filter((element) => this.hasText(element) && this.isShown(element))) {
      const around = this.scroller(element);
      for (const text of this.texts(element)) {
        range.selectNode(text);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        if (!around && isOutside(box)) problems.push(`${this.said(element)} hangs out of the screen ${this.at(box)}`);
        if (around && around.scrollWidth <= around.clientWidth && !within(box, around.getBoundingClientRect()))
          problems.push(`${this.said(element)} hangs out of what scrolls ${this.at(box)}`);
      }
    }

    const controls = [...top.querySelectorAll("button, a[href], input, select, summary")]
      .filter((element) => this.isShown(element) && !element.closest("[role=toolbar]")) // a hand's cards lie over each other
      .map((element) => ({ element, box: element.getBoundingClientRect(), around: this.scroller(element) }));
    for (const { element, box, around } of controls)
      if (!around && isOutside(box)) problems.push(`${this.said(element)} hangs out of the screen ${this.at(box)}`);
    for (const [one, other] of this.pairs(controls))
      if (one.around === other.around && this.meet(one.box, other.box)) problems.push(`${this.said(one.element)} and ${this.said(other.element)} lie over each other`);
    for (const { element, box } of controls) {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || x > width || y < 0 || y > height || this.isScrolledAway(element, x, y)) continue;
      const hit = document.elementFromPoint(x, y);
      const isOwn = hit && (element.contains(hit) || hit.contains(element) || [...(element.labels ?? [])].some((label) => label.contains(hit)));
      if (hit && !isOwn && !this.isSticky(hit)) problems.push(`${this.said(element)} is covered by ${this.said(hit)}`);
    }
    return [...new Set(problems)];
  },

  /** Of these parts each has a place of its own, inside the screen. */
  overlapping(selector) {
    if (document.querySelector("dialog[open]")) return [];
    const parts = [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width && box.height);
    return this.pairs(parts)
      .filter(([one, other]) => this.meet(one.box, other.box))
      .map(([one, other]) => `${this.said(one.element)} ${this.at(one.box)} and ${this.said(other.element)} ${this.at(other.box)} lie over each other`);
  },

  /** Things that hang out of their cloth, or are too narrow to be read. */
  cutOff(selector, least) {
    return [...document.querySelectorAll(selector)]
      .map((element) => ({ element, box: element.getBoundingClientRect(), cloth: element.closest(".cloth").getBoundingClientRect() }))
      .filter(({ box, cloth }) => box.width < least || box.left < cloth.left || box.right > cloth.right || box.top < cloth.top || box.bottom > cloth.bottom + 1)
      .map(({ element, box }) => `${this.said(element)} is cut off or too small ${this.at(box)}`);
  },

  /** What a finger can hardly press. */
  smallTargets() {
    return [...document.querySelectorAll(".page :is(button, a[href], select, input:not([type=radio]))")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr, .skip"))
      .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() })) // a label is pressed, too
      .filter(({ box }) => Math.min(box.width, box.height) < 43.9)
      .map(({ element, box }) => `${this.said(element)} is ${Math.round(box.width)}×${Math.round(box.height)}`);
  },

  places: (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect()).map((box) => [box.left, box.top, box.right, box.bottom]),

  pairs: (all) => all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other])).filter(([one, other]) => !one.element.contains(other.element) && !other.element.contains(one.element)),
  meet: (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5,
  at: (box) => `(${[box.left, box.top, box.right, box.bottom].map(Math.round).join(" ")})`,

  said(element) {
    const name = String(element.className.baseVal ?? element.className).replaceAll(/ ?svelte-\w+/g, "");
    const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()}.${name} “${text.trim().replaceAll(/\s+/g, " ").slice(0, 40)}”`;
  },
  /** Its own, not those of the elements in it. */
  texts: (element) => [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim()),
  hasText(element) {
    return !(element instanceof SVGElement) && this.texts(element).length > 0;
  },
  /** Not hidden from sight on purpose. */
  isShown(element) {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".sr, [aria-hidden=true], [inert], .skip") &&
    !this.isSticky(element) && // it stays in sight, and what it covers is scrolled out from under it
    getComputedStyle(element).clipPath === "none" &&
    getComputedStyle(element).textOverflow !== "ellipsis"; // cut off on purpose, and said in full elsewhere
  },
  isSticky(element) {
    for (let up = element; up; up = up.parentElement) if (getComputedStyle(up).position === "sticky") return true;
    return false;
  },
  /** Of one in another that both scroll, either may hide it. */
  isScrolledAway(element, x, y) {
    for (let around = this.scroller(element); around; around = this.scroller(around)) {
      const box = around.getBoundingClientRect();
      if (x < box.left + 2 || x > box.right - 2 || y < box.top + 2 || y > box.bottom - 2) return true;
    }
    return false;
  },
  scroller(element) {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflow)) return up;
    return null;
  },
})
