// The steps of a batch that is too long for one request, as only an import is: in order, in the transaction that is given, a
// part at a time, so that it can be told how far it is.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { isStorable } from '@furrow/wire/is-storable'
import { invalid } from '@furrow/wire/refusal'
import type { Row } from '../../rules/saving/save-rule.ts'
import type { WritingContext } from '../call/request-context.ts'
import { inSlices } from '../call/in-slices.ts'
import { runSteps } from './run-steps.ts'
import { readSteps, runsOf } from '../call/batch-steps.ts'
import type { BatchStep } from '../call/batch-steps.ts'

/** Written together; what one statement does in well under a second. */
const partLength = 500

/** Looked at when it is asked for; what is right of its rows is only known when it runs. */
export async function readLongBatch(
  body: Row,
  catalogue: Catalogue,
): Promise<readonly BatchStep[]> {
  const steps = await readSteps(body, catalogue)
  const storable = await inSlices(body['steps'] as readonly unknown[], isStorable)
  if (storable.every(Boolean)) return steps
  throw invalid({ steps: ['One of these values can’t be saved.'] })
}

export interface LongBatch {
  readonly steps: readonly unknown[]
  /** After each part, as a share of the whole. */
  progress(share: number): Promise<void>
}

/** How many steps there were of each verb, and how much of it looks odd. */
export interface BatchFigures {
  readonly written: number
  readonly done: Readonly<Record<string, number>>
  readonly warnings: number
}

export async function longBatch(
  context: WritingContext,
  { steps, progress }: LongBatch,
): Promise<BatchFigures> {
  const read = await readSteps({ steps }, context.engine.catalogue)
  const made = new Map<string, number>()
  let written = 0
  let warnings = 0
  for (const part of partsOf(read)) {
    const results = await runSteps({ ...context, imports: true }, part, made)
    written += part.length
    warnings += results.reduce((sum, result) => sum + result.warnings.length, 0)
    await progress(written / read.length)
  }
  return { written, done: countsOf(read), warnings }
}

function partsOf(steps: readonly BatchStep[]): readonly (readonly BatchStep[])[] {
  return runsOf(steps).flatMap(run => {
    const starts = Array.from({ length: Math.ceil(run.length / partLength) }, (_, part) => part)
    return starts.map(part => run.slice(part * partLength, (part + 1) * partLength))
  })
}

function countsOf(steps: readonly BatchStep[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { verb } of steps) counts[verb] = (counts[verb] ?? 0) + 1
  return counts
}
