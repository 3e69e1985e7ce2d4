// What a screen says of the cards that the rows of its sheet are on a phone.

import type { ReactNode } from 'react'

export interface CardsOfSheet<Row> {
  /** What a card is headed by, where the name of its row says too little by itself. */
  readonly name?: (row: Row) => string
  /** How far below the heading of the page it stands. */
  readonly level?: 2 | 3 | 4 | 5
  /** The columns that a card shows below the name. */
  readonly facts: readonly string[]
  /** Below the facts of a card. */
  readonly beside?: (row: Row) => ReactNode
  /** Opens what the screen has for a row; without it the fields of the sheet are opened. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** What adds a row, in words: “Add contact”; without it rows are added in another way. */
  readonly add?: string
  /** Below all cards. */
  readonly below?: ReactNode
  /** Where there is nothing. */
  readonly empty: ReactNode
}
