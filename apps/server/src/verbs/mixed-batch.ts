// Steps over several kinds of records, in order, in one transaction: all of them or none. Steps of a
// kind that follow each other are written together.

import { inTransaction } from '../db/transaction.ts'
import type { Row } from '../rules/save-rule.ts'
import type { Calling, WritingCall } from './calling.ts'
import { once } from './kept-answers.ts'
import type { Keyed } from './kept-answers.ts'
import { whole } from './reply.ts'
import type { WholeReply } from './reply.ts'
import { runSteps } from './run-steps.ts'
import type { StepResult } from './run-steps.ts'
import { readSteps, runsOf } from './steps.ts'
import { numbersIn } from './told-rows.ts'

export interface MixedBatch {
  readonly body: Row
  readonly key: Omit<Keyed, 'tells'> | undefined
}

export async function mixedBatch(calling: Calling, { body, key }: MixedBatch): Promise<WholeReply> {
  const steps = readSteps(body, calling.mount.catalogue)
  const work = async (writes: WritingCall) => {
    const results: StepResult[] = []
    const made = new Map<string, number>()
    for (const run of runsOf(steps)) results.push(...(await runSteps(writes, run, made)))
    return replyOf(results)
  }
  if (!key) return inTransaction(calling.mount.db, tx => work({ ...calling, tx }))
  return once(calling, { ...key, tells: toldIn }, work)
}

function replyOf(results: readonly StepResult[]): WholeReply {
  const warnings = results.flatMap(result => result.warnings)
  const meta = warnings.length > 0 ? `,"meta":{"warnings":${JSON.stringify(warnings)}}` : ''
  return whole(`{"data":[${results.map(({ text }) => text).join(',')}]${meta}}`)
}

function toldIn(answer: unknown) {
  const { data } = answer as { data: readonly { resource: string }[] }
  return data.map(result => ({ entity: result.resource, ids: numbersIn(result) }))
}
