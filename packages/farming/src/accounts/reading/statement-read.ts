// What comes of reading a file of accounts: a question, a refusal, or a statement.

import type { AccountLine } from '../account-line.ts'

/** A page of a file, as the web reads it. */
export interface StatementPage {
  readonly name: string
  readonly isHidden: boolean
  readonly rows: readonly (readonly PageCell[])[]
}

export type PageCell =
  | string
  | number
  | boolean
  | null
  | { readonly day: string }
  | { readonly formula: string }

/** What was answered so far, by the `key` of the question: the `value` of the option. */
export type StatementAnswers = Readonly<Record<string, string>>

export type StatementRead =
  | { readonly asks: StatementQuestion }
  | StatementRefused
  | { readonly statement: AccountStatement }

export interface StatementQuestion {
  /** Answer under this name. */
  readonly key: string
  readonly about: 'sheet' | 'column' | 'gst' | 'income' | 'signs' | 'total'
  readonly question: string
  /** The first is the likeliest. */
  readonly options: readonly StatementOption[]
}

export interface StatementOption {
  readonly value: string
  readonly label: string
  /** Of a column, what it is headed with: the one of the period that is imported is likely meant. */
  readonly period?: { readonly starts: string | null; readonly ends: string } | null
}

export interface StatementRefused {
  readonly refused: string
  readonly where?: StatementPlace
}

interface StatementPlace {
  readonly sheet: string
  /** From 1. */
  readonly row: number
  /** Such as `B7`. */
  readonly cell: string | null
}

export type StatementKind = 'profit and loss' | 'trial balance' | 'list'

export type AccountsProgram =
  | 'xero'
  | 'myob'
  | 'quickbooks'
  | 'reckon'
  | 'agrimaster'
  | 'phoenix'
  | 'cashflow manager'
  | 'sage'
  | 'practical systems'
  | 'other'

export interface AccountStatement {
  readonly kind: StatementKind
  readonly program: AccountsProgram
  /** The page that was read; a text file has none with a name. */
  readonly sheet: string
  readonly business: string | null
  /** As printed, such as “Profit and Loss”. */
  readonly title: string | null
  /** YYYY-MM-DD; a trial balance only ends. */
  readonly starts: string | null
  readonly ends: string | null
  readonly basis: 'cash' | 'accrual' | null
  /** Whether GST is inside the amounts; not known where the file does not speak of it. */
  readonly gst: 'without' | 'inside' | null
  /** What one printed unit is worth: 100 for dollars, 100,000 where $000 is printed. */
  readonly unitCents: number
  /** Printed without cents, so that sums may be off by half a unit a line. */
  readonly isRounded: boolean
  readonly lines: readonly AccountLine[]
  readonly netProfit: { readonly printedCents: number | null; readonly workedCents: number }
  readonly checks: readonly StatementCheck[]
  readonly notes: readonly StatementNote[]
}

export interface StatementCheck {
  /** As the file names it. */
  readonly what: string
  readonly row: number
  readonly printedCents: number
  readonly workedCents: number
  readonly differs: boolean
}

export interface StatementNote {
  readonly row: number | null
  readonly note: string
}
