// A rung before it is put in whole cents.

import type { Known } from '../../numbers/ratio.ts'
import type { Both } from './both-sides.ts'
import type { EnterpriseName, RungKind } from './dollar-gap.ts'

export interface ExactRung {
  readonly kind: RungKind
  readonly enterprise: EnterpriseName | null
  readonly group: string | null
  readonly figures: Both<Known>
  /** Cents for each effective hectare. */
  readonly amount: number
  readonly paddocks: readonly ExactPaddock[]
}

export interface ExactPaddock {
  readonly key: string | null
  readonly yield: Known
  readonly amount: number
}

type Told = Partial<Pick<ExactRung, 'enterprise' | 'group' | 'paddocks'>>

export function exactRung(
  kind: RungKind,
  amount: number,
  figures: Both<Known>,
  { enterprise = null, group = null, paddocks = [] }: Told = {},
): ExactRung {
  return { kind, enterprise, group, figures, amount, paddocks }
}

export const noFigures: Both<Known> = { own: null, theirs: null }

/** Cents; less than this is what binary numbers leave of nothing. */
export const noise = 1e-6
