// Runs within the page: what a finger cannot hit, what is cut off, what lies over a text for good, and fields
// that open the wrong keyboard.

const leastSize = 44
/** Of rounding. */
const nearly = 0.6

const targets = `a[href], button, input:not([type=hidden]), select, textarea, summary,
  [role=button], [role=link], [role=tab], [role=menuitem], [role=checkbox], [role=switch], [role=radio]`

export function touchFaults(within: string): readonly string[] {
  const root = document.querySelector(within) ?? document.body
  const all = [...root.querySelectorAll<HTMLElement>('*')].filter(isSeen)
  return [
    ...all.filter(one => one.matches(targets)).flatMap(targetFaults),
    ...all.flatMap(cutFaults),
    ...(within === 'body' ? floatFaults() : []),
    ...all.filter(one => one.matches('input, textarea')).flatMap(keyboardFaults),
  ]
}

/** Seen, and not for readers alone. */
function isSeen(element: HTMLElement): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  if (element.closest('[inert], .print-only')) return false
  if (isFor('readers', element)) return element.matches('input')
  return true
}

function isFor(_: 'readers', element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clipPath, clip, position } = getComputedStyle(at)
    const { width, height } = at.getBoundingClientRect()
    if (clipPath.startsWith('inset(50') || clip === 'rect(0px, 0px, 0px, 0px)') return true
    if (position === 'absolute' && width <= 1 && height <= 1) return true
  }
  return false
}

function targetFaults(element: HTMLElement): readonly string[] {
  if (element.matches(':disabled, [data-disabled], [aria-disabled=true], [tabindex="-1"]'))
    return []
  if (isInSentence(element)) return []
  const boxes = boxesOf(element)
  const isLarge = ({ width, height }: DOMRect) =>
    width >= leastSize - nearly && height >= leastSize - nearly
  const said: string[] = []
  if (!boxes.some(isLarge) && !isHitAround(element)) {
    const [{ width, height } = new DOMRect()] = boxes.toReversed()
    said.push(`${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)}`)
  }
  if (nameOf(element) === '') said.push(`no word: ${element.outerHTML.slice(0, 120)}`)
  return said
}

function labelsOf(element: HTMLElement): readonly Element[] {
  return 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
}

/** A box and its word are one target. */
function boxesOf(element: HTMLElement): readonly DOMRect[] {
  const boxes = [element, ...labelsOf(element)].map(one => one.getBoundingClientRect())
  const [box, label] = boxes
  if (!box || !label || !element.matches('[type=checkbox], [type=radio]')) return boxes
  const [left, top] = [Math.min(box.left, label.left), Math.min(box.top, label.top)]
  const right = Math.max(box.right, label.right)
  return [...boxes, new DOMRect(left, top, right - left, Math.max(box.bottom, label.bottom) - top)]
}

/** A link among the words of a text is as high as its line. */
function isInSentence(element: HTMLElement): boolean {
  if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false
  const around = element.closest('p, li, dd, td, div, section') ?? element
  return textOf(around).length > textOf(element).length + 3
}

/** What a finger hits within its reach of the middle: what surrounds a target may belong to it. */
function isHitAround(element: HTMLElement): boolean {
  element.scrollIntoView({ block: 'center', inline: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  // A field has its edge around it.
  const reach = leastSize / 2 - 1.5
  const corners = [
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ] as const
  return corners.every(([across, down]) => {
    const hit = document.elementFromPoint(across, down)
    if (!hit) return false
    const own = [element, ...labelsOf(element)]
    return own.some(one => one.contains(hit)) || hit.closest('label')?.control === element
  })
}

/** Text that no scrolling brings into sight. */
function cutFaults(element: HTMLElement): readonly string[] {
  const texts = [...element.childNodes].filter(
    node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
  if (texts.length === 0 || element.closest('svg, [role=grid], .maplibregl-map')) return []
  const range = document.createRange()
  return texts.flatMap(node => {
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const cutter = cutterOf(element, box)
    return cutter ? [`“${node.textContent?.trim().slice(0, 60)}” is cut off by ${cutter}`] : []
  })
}

function cutterOf(element: Element, box: DOMRect): string | undefined {
  for (
    let at: Element | null = element;
    at && at !== document.documentElement;
    at = at.parentElement
  ) {
    const { overflowX, overflowY, textOverflow, position } = getComputedStyle(at)
    const own = at.getBoundingClientRect()
    if (overflowX === 'auto' || overflowX === 'scroll') return undefined
    if (overflowX !== 'visible' && at !== document.body) {
      if (textOverflow === 'ellipsis') return undefined
      if (box.right > own.right + 1 || box.left < own.left - 1) return describe(at)
      if (overflowY === 'hidden' && box.bottom > own.bottom + 3) return `${describe(at)} (below)`
    }
    if (position === 'fixed') break
  }
  return box.right > innerWidth + 1 ? 'the edge of the screen' : undefined
}

/** At the end of the page what is fixed below covers nothing, and at its start what is fixed above. */
function floatFaults(): readonly string[] {
  const main = document.querySelector('main') ?? document.body
  const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(one => {
    const { position } = getComputedStyle(one)
    return (position === 'fixed' || one.matches('.top-bar')) && isSeen(one) && !isLayer(one)
  })
  const under = (where: 'above' | 'below') => {
    scrollTo(0, where === 'above' ? 0 : document.documentElement.scrollHeight)
    const covers = fixed
      .map(one => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.top > innerHeight / 2 === (where === 'below'))
    const leaves = [...main.querySelectorAll<HTMLElement>('*')].filter(
      one => isSeen(one) && one.childElementCount === 0 && textOf(one) !== '',
    )
    return covers.flatMap(({ one, box }) =>
      leaves
        .filter(leaf => !one.contains(leaf) && !leaf.closest('[role=grid], .sheet-box'))
        .filter(leaf => meets(leaf.getBoundingClientRect(), box))
        .map(leaf => `${describe(one)} lies over “${textOf(leaf).slice(0, 40)}”`),
    )
  }
  return [...under('below'), ...under('above')]
}

/** Dialogs and menus are meant to lie over what opened them. */
function isLayer(element: Element): boolean {
  return (
    element.closest('[role=dialog], [role=menu], [role=listbox], .skip, .mantine-Portal-root') !==
    null
  )
}

function meets(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right - 1 &&
    one.right > other.left + 1 &&
    one.top < other.bottom - 1 &&
    one.bottom > other.top + 1
  )
}

const figures =
  /, (ha|mm|t|\$|%|km|m|L|kg|head|ML|t\/ha)\b|\((ha|mm|t|\$|%)\)|\b(area|hectares|tonnes|price|amount|quantity|rate|yield|latitude|longitude|how many|number of|year|hours)\b/i

function keyboardFaults(element: HTMLElement): readonly string[] {
  const field = element as HTMLInputElement
  if (field.disabled || field.readOnly || /checkbox|radio|file|range|color/.test(field.type))
    return []
  if (field.closest('.search-box') || field.getAttribute('role') === 'combobox') return []
  const name = nameOf(field)
  const asks = wantedOf(field, name)
  return asks ? [`${name}: ${asks}`] : []
}

function wantedOf(field: HTMLInputElement, name: string): string | undefined {
  if (/phone|mobile/i.test(name)) return field.type === 'tel' ? undefined : 'no keys of a phone'
  if (/email/i.test(name)) return field.type === 'email' ? undefined : 'no keys for an email'
  if (/password/i.test(name) || field.matches('textarea')) return undefined
  if (/date|day\b/i.test(name) || /DD\/MM/.test(field.placeholder)) {
    const near = field.closest('.field, .mantine-InputWrapper-root') ?? field.parentElement
    const hasCalendar = near?.querySelector('[aria-haspopup=dialog]') || field.type === 'date'
    return hasCalendar ? undefined : 'no calendar to pick a day from'
  }
  const isFigure = field.closest('.field-figure') !== null || figures.test(name)
  const isOpened = /^(decimal|numeric)$/.test(field.inputMode) || field.type === 'number'
  return isFigure && !isOpened ? 'no keys for figures' : undefined
}

function nameOf(element: HTMLElement): string {
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const said = [
    element.getAttribute('aria-label'),
    by.map(id => document.getElementById(id)?.textContent ?? '').join(' '),
    labelsOf(element).map(textOf).join(' '),
    element.getAttribute('title'),
    textOf(element),
    element.getAttribute('placeholder'),
    element.closest('button, a, label')?.textContent,
  ]
  return (
    said
      .find(text => text?.trim())
      ?.trim()
      .slice(0, 60) ?? ''
  )
}

function textOf(element: Element): string {
  return (element.textContent ?? '').trim()
}

function describe(element: Element): string {
  const name = element.classList[0] ?? element.tagName.toLowerCase()
  return element.getAttribute('aria-label') ?? `.${name}`
}
