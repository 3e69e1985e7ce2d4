// Steps over several kinds of records, in order, in one transaction: all of them or none. Steps of a
// kind that follow each other are written together.

import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Row } from '../../rules/saving/save-rule.ts'
import type { RequestContext, WritingContext } from '../call/request-context.ts'
import { answeredOnce } from '../call/idempotent-answers.ts'
import type { KeyedRequest } from '../call/idempotent-answers.ts'
import { whole } from '../call/reply.ts'
import type { WholeReply } from '../call/reply.ts'
import { runSteps } from './run-steps.ts'
import type { StepResult } from './run-steps.ts'
import { readSteps, runsOf } from '../call/batch-steps.ts'
import type { BatchStep } from '../call/batch-steps.ts'
import { numbersIn } from '../call/rows-in-answer.ts'

export interface MixedBatch {
  readonly body: Row
  readonly key: Omit<KeyedRequest, 'tells'> | undefined
  /** What must still hold when it is done, in the same transaction. */
  readonly hold?: (tx: Transaction) => Promise<void>
}

export async function mixedBatch(
  context: RequestContext,
  { body, key, hold }: MixedBatch,
): Promise<WholeReply> {
  const steps = await readSteps(body, context.engine.catalogue)
  const imports = body['imported'] === true
  const work = async (call: WritingContext) => {
    await hold?.(call.tx)
    return runAll({ ...call, imports }, steps)
  }
  if (!key) return inTransaction(context.engine.db, tx => work({ ...context, tx }))
  return answeredOnce(context, { ...key, tells: toldIn }, work)
}

/** In the transaction that is given. */
async function runAll(context: WritingContext, steps: readonly BatchStep[]): Promise<WholeReply> {
  const results: StepResult[] = []
  const made = new Map<string, number>()
  for (const run of runsOf(steps)) results.push(...(await runSteps(context, run, made)))
  return replyOf(results)
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
