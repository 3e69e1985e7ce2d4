// Conditions on rows, as the planner makes them and the renderer writes them out.

import type { Figure } from './figure.ts'
import type { Step } from './step.ts'
import type { Test } from './fitted-test.ts'

export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'related'; readonly steps: readonly Step[]; readonly where: Condition }
  | { readonly kind: 'test'; readonly figure: Figure; readonly test: Test }
  | {
      readonly kind: 'says'
      readonly figure: Figure
      readonly text: string
      readonly anyCase: boolean
    }

/** A condition on the row at the end of a chain, as one on the row at its beginning. */
export function along(chain: readonly (readonly Step[])[], end: Condition): Condition {
  return chain.reduceRight<Condition>((where, steps) => ({ kind: 'related', steps, where }), end)
}
