// A cell of a file as it stands there, before anybody knows what it is about.

export type RawCell = string | number | boolean | null | RawDay | RawFormula

export interface RawDay {
  /** YYYY-MM-DD. */
  readonly day: string
}

/** The file does not hold what it comes to. */
export interface RawFormula {
  readonly formula: string
}

export interface RawSheet {
  readonly name: string
  readonly isHidden: boolean
  readonly rows: readonly (readonly RawCell[])[]
}

/** What two cells must have in common to say the same; a spreadsheet may turn texts into numbers. */
export function rawText(raw: RawCell | undefined): string {
  if (raw === null || raw === undefined) return ''
  if (typeof raw === 'string') return raw.replace(/\r\n?/g, '\n').trim()
  if (typeof raw === 'number') return String(rounded(raw))
  if (typeof raw === 'boolean') return raw ? 'Yes' : 'No'
  return 'day' in raw ? raw.day : `=${raw.formula}`
}

/** As many digits as a spreadsheet keeps: 0.1 + 0.2 is 0.3 there. */
export function rounded(figure: number): number {
  return Number(figure.toPrecision(15))
}
