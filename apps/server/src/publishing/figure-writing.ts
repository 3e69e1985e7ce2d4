// How the figures of an edition are written, by what they are of.

import { measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { Transaction } from '../db/database.ts'
import { enterprisesNamed } from '../facts/results/enterprise-names.ts'

export interface FigureWriting {
  write(value: number, of: { readonly scope: string; readonly unit: string }): string
}

/** Days count from the first of the period. */
export async function figureWriting(tx: Transaction, start: string): Promise<FigureWriting> {
  const names = await enterprisesNamed(tx)
  return {
    write: (value, { scope, unit }) =>
      measureFigure(value, { unit, produce: names.get(scope)?.unit ?? 't', start }).text,
  }
}
