// What a cell of a sheet may hold: how it is read from what is typed or pasted, how it is shown, and
// what is offered for it.

import type { TextKeys } from '@furrow/catalogue/fields'

/** Money in whole cents, shares as fractions, days as YYYY-MM-DD; of several choices a list. */
export type CellValue = string | number | boolean | null | readonly (string | number)[]

export type CellKind =
  | { readonly is: 'text'; readonly max?: number; readonly keys?: TextKeys }
  | NumberKind
  | MoneyKind
  | { readonly is: 'percent' }
  | { readonly is: 'day' }
  | { readonly is: 'flag' }
  | ChoiceKind
  | OwnKind

interface MoneyKind {
  readonly is: 'money'
  /** Decimals of a dollar that are shown; without it the cents are. */
  readonly decimals?: 0
}

interface NumberKind {
  readonly is: 'number'
  /** Decimals that are shown; what is kept is what was typed. */
  readonly decimals?: number
}

export interface ChoiceKind {
  readonly is: 'choice'
  readonly options: readonly CellOption[]
  /** Several at once; in text parted by semicolons. */
  readonly several?: boolean
}

export interface CellOption {
  readonly value: string | number
  readonly label: string
  /** Other names by which it is known, too. */
  readonly also?: string | readonly string[]
  /** Of a chip before the label. */
  readonly color?: string | undefined
}

/** Whatever a screen reads in its own way: rain of several days as `38/4`. */
export interface OwnKind {
  readonly is: 'own'
  readonly read: (text: string) => CellReading
  readonly show: (value: CellValue) => string
  /** The keys of a phone. */
  readonly inputMode?: 'text' | 'decimal' | 'numeric'
  /** That a figure is shown with at least, but for 0. */
  readonly decimals?: number | ((figure: number) => number)
}

/** What a text says: a value, or, in a sentence, why it says none. */
export type CellReading = { readonly value: CellValue } | WrongText

export interface WrongText {
  readonly wrong: string
  /** What was very likely meant, as it can be typed. */
  readonly offer?: string
}
