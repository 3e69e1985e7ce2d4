// One run of steps of a mixed batch: written together, answered one by one.

import { invalid, Refusal } from '@furrow/wire/refusal'
import type { FieldErrors } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import type { Row, Warning } from '../../rules/saving/save-rule.ts'
import type { WritingContext } from '../call/request-context.ts'
import { objectIn } from '../call/request.ts'
import type { Request } from '../call/request.ts'
import type { BatchStep } from '../call/batch-steps.ts'
import { destroyStep } from '../write/destroy.ts'
import { make } from '../write/store.ts'
import { change } from '../write/update.ts'
import { writing } from '../write/writing-verbs.ts'

export interface StepResult {
  /** The JSON of what became of it. */
  readonly text: string
  readonly warnings: readonly Warning[]
}

/** The numbers of rows that were made under a name. */
type Made = Map<string, number>

export async function runSteps(
  context: WritingContext,
  run: readonly BatchStep[],
  made: Made,
): Promise<readonly StepResult[]> {
  const [first] = run
  if (!first) return []
  if (first.relation || !['store', 'update'].includes(first.verb)) {
    return [await runAlone(context, first, made)]
  }
  return first.verb === 'store' ? storeAll(context, run, made) : changeAll(context, run, made)
}

async function storeAll(context: WritingContext, run: readonly BatchStep[], made: Made) {
  const sent = run.map(step => ({
    at: `${step.at}.values.`,
    sent: filled(step.values, made, step.at),
  }))
  const { rows, warnings } = await named(run, () =>
    make(context, requestFor(run[0], undefined), sent),
  )
  for (const [place, { ref }] of run.entries()) {
    const row = rows[place]
    if (ref !== undefined && row) made.set(ref, row.id)
  }
  return resultsOf(
    run,
    rows.map(({ row }) => `"data":${row}`),
    warnings,
  )
}

async function changeAll(context: WritingContext, run: readonly BatchStep[], made: Made) {
  const sent = run.map(step => ({
    at: `${step.at}.values.`,
    id: rowIn(step.id, made, `${step.at}.id`),
    sent: filled(step.values, made, step.at),
    seen: step.seen,
  }))
  const { rows, warnings } = await named(run, () =>
    change(context, requestFor(run[0], undefined), sent),
  )
  const byId = new Map(rows.map(({ id, row }) => [id, row]))
  return resultsOf(
    run,
    sent.map(({ id }) => `"data":${byId.get(id) ?? 'null'}`),
    warnings,
  )
}

/** Warnings are told once for the whole run. */
function resultsOf(
  run: readonly BatchStep[],
  told: readonly string[],
  warnings: readonly Warning[],
) {
  return run.map((step, place) => ({
    text: `${headOf(step)},${told[place] ?? '"data":null'}}`,
    warnings: place === 0 ? warnings : [],
  }))
}

async function runAlone(context: WritingContext, step: BatchStep, made: Made): Promise<StepResult> {
  const id = rowIn(step.id, made, `${step.at}.id`)
  const body = filled(step.values, made, step.at)
  const row = step.row === undefined ? undefined : rowIn(step.row, made, `${step.at}.row`)
  const request = { ...requestFor(step, step.relation ? { id, row } : { id, row: id }), body }
  const reply = await named([step], () =>
    step.verb === 'destroy'
      ? destroyStep(context, request)
      : writing[step.verb as keyof typeof writing](context, request),
  )
  const answer = JSON.parse(reply.text) as {
    data?: { id?: number }
    meta?: { warnings?: Warning[] }
  }
  if (step.ref !== undefined && answer.data?.id !== undefined) made.set(step.ref, answer.data.id)
  const { meta, ...told } = answer
  return {
    text: `${headOf(step)},${JSON.stringify(told).slice(1, -1)}}`,
    warnings: meta?.warnings ?? [],
  }
}

function headOf({ verb, entity, relation, ref }: BatchStep): string {
  const resource = (relation?.target ?? entity).name
  return JSON.stringify({ do: verb, resource, ...(ref === undefined ? {} : { ref }) }).slice(0, -1)
}

function requestFor(
  step: BatchStep | undefined,
  rows: { id: number; row: number | undefined } | undefined,
): Request {
  if (!step) throw new Error('A run has at least one step.')
  const { entity, relation, seen } = step
  const blank = { query: {}, body: {}, url: '', seen }
  if (!relation || !rows) return { ...blank, entity, below: undefined, id: rows?.row }
  const below = {
    parent: entity,
    parentId: rows.id,
    relation: relation.relation,
    targets: [relation.target],
  }
  return { ...blank, entity: relation.target, below, id: rows.row }
}

/** A refusal says which step it was that could not be done. */
async function named<Result>(
  run: readonly BatchStep[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const at = run.length === 1 ? (run[0]?.at ?? 'steps') : 'steps'
    throw new Refusal(error.code, error.message, { errors: errorsAt(at, error), data: error.data })
  }
}

function errorsAt(at: string, { errors, message }: Refusal): FieldErrors {
  if (!errors) return { [at]: [message] }
  const paths = Object.entries(errors).map(([path, sentences]) =>
    path.startsWith('steps.') ? [path, sentences] : [`${at}.values.${path}`, sentences],
  )
  return Object.fromEntries(paths) as FieldErrors
}

/** Values with the numbers of rows that earlier steps made. */
function filled(values: Row, made: Made, at: string): Row {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const ref = objectIn(value)?.['$ref']
      return [name, ref === undefined ? value : madeRow(ref, made, `${at}.values.${name}`)]
    }),
  )
}

function rowIn(sent: unknown, made: Made, at: string): number {
  const ref = objectIn(sent)?.['$ref']
  if (ref !== undefined) return madeRow(ref, made, at)
  const number = rowNumberIn(sent)
  if (number !== undefined) return number
  throw invalid({ [at]: ['Give the number of the record.'] })
}

function madeRow(ref: unknown, made: Made, at: string): number {
  const id = typeof ref === 'string' ? made.get(ref) : undefined
  if (id === undefined)
    throw invalid({ [at]: [`No earlier step creates ${String(ref).slice(0, 60)}.`] })
  return id
}
