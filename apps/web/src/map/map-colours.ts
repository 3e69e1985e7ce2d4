// The colours of the page, as the map needs them: it paints by itself and knows no style sheets.

export interface MapColours {
  readonly ground: string
  readonly panel: string
  readonly ink: string
  readonly edge: string
  readonly accent: string
  readonly attention: string
}

export function mapColours(element: Element): MapColours {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim() || '#808080'
  return {
    ground: colour('ground'),
    panel: colour('panel'),
    ink: colour('ink'),
    edge: colour('edge'),
    accent: colour('accent'),
    attention: colour('attention'),
  }
}

/** Tells when the page goes from light to dark, or back. */
export function onOtherColours(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-mantine-color-scheme'],
  })
  return () => observer.disconnect()
}
