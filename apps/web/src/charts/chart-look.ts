// The colours of the page around a chart, in light and dark, for a picture of it on its own: read from its CSS variables.

export interface ChartLook {
  /** Text, and quieter text. */
  readonly ink: string
  readonly soft: string
  /** The ground that it is drawn on, and lines that only guide the eye. */
  readonly panel: string
  readonly line: string
  /** What is looked at, what it is compared with, a third. */
  readonly accent: string
  readonly attention: string
  readonly note: string
  readonly font: string
}

const plain: ChartLook = {
  ink: '#1f241f',
  soft: '#5b635b',
  panel: '#ffffff',
  line: '#d9d8cd',
  accent: '#2f6b3c',
  attention: '#8a5a00',
  note: '#1f6f8b',
  font: 'sans-serif',
}

/** As it is at this moment; nothing is drawn on what is not there. */
export function lookOf(element: HTMLElement | null): ChartLook {
  if (!element) return plain
  const style = getComputedStyle(element)
  const named = (name: keyof ChartLook) => style.getPropertyValue(`--${name}`).trim() || plain[name]
  return {
    ink: named('ink'),
    soft: named('soft'),
    panel: named('panel'),
    line: named('line'),
    accent: named('accent'),
    attention: named('attention'),
    note: named('note'),
    // Double quotes would end the attribute of a picture in which it is written.
    font: style.fontFamily.replaceAll('"', "'") || plain.font,
  }
}
