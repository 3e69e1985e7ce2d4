// What a list of known account names says: it is declared elsewhere, and farming is given it.

/** What each asks, in plain words, stands beside the list. */
export type AccountQuestion =
  | 'Q1'
  | 'Q2'
  | 'Q3'
  | 'Q4'
  | 'Q5'
  | 'Q6'
  | 'Q7'
  | 'Q8'
  | 'Q9'
  | 'Q10'
  | 'Q11'
  | 'Q12'
  | 'Q13'
  | 'Q14'
  | 'Q15'
  | 'Q16'
  | 'Q17'

/** Where in a statement an account stands; the same name can mean another thing on each side. */
export type AccountSide = 'income' | 'cost' | 'balance'

/** A figure of the financial record that accounts can go to. */
export interface AccountField {
  /** What makes it larger: a sale or a loan is a credit, a cost or money in the bank a debit. */
  readonly grownBy: 'credit' | 'debit'
  /** The lines of a total that accounts may leave undivided. */
  readonly totalOf?: readonly string[]
  /** The record can have it from its rows; then the account is only compared with it. */
  readonly isCompared: boolean
}

/** Names that mean the same. */
export interface KnownAccount {
  readonly names: readonly string[]
  readonly on: readonly AccountSide[]
  /** Null where it is set aside, or where nobody can say without asking. */
  readonly field: string | null
  /** It takes from its field, as stock bought do from trading profit. */
  readonly subtracts?: boolean
  /** Why it belongs to no figure of the record. */
  readonly setAside?: string
  readonly asks?: readonly AccountQuestion[]
  /** What a bank account is while it is overdrawn, and an overdraft while it is not. */
  readonly turned?: string
  /** To be told when there is money in it. */
  readonly warns?: string
}

export interface AccountList {
  readonly accounts: readonly KnownAccount[]
  readonly fields: Readonly<Record<string, AccountField>>
}
