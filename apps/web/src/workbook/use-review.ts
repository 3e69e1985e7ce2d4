// What someone chooses of a difference, and how it is written: at once where it is short, in the
// background where it is long, and in neither case before they say so.

import { useMemo, useState } from 'react'
import type { Change, ChangeRefusal } from '../data/outbox/change.ts'
import { randomText } from '../data/session/random-text.ts'
import { useJobActs } from '../data/hooks/use-job.ts'
import type { Job } from '../data/hooks/use-job.ts'
import { useTriedChange } from '../data/hooks/use-tried-change.ts'
import { countText } from '../ui/amounts.ts'
import { accepted, noChoices } from './choice-words.ts'
import type { Accepted, Choices } from './choice-words.ts'
import type { Difference } from './difference.ts'
import { refusedCells } from './refused-cells.ts'
import type { RefusedCells } from './refused-cells.ts'
import type { SheetOfWorkbook } from './workbook-shape.ts'

type Stage =
  | { readonly kind: 'review' | 'writing' }
  | { readonly kind: 'job'; readonly id: number; readonly change: Change; readonly taken: Accepted }
  | {
      readonly kind: 'done'
      readonly taken: Accepted
      readonly how: 'saved' | 'waiting' | 'job'
      readonly canUndo: boolean
    }

interface Reviewing {
  readonly stage: Stage
  readonly choices: Choices
  readonly choose: (choices: Choices) => void
  readonly taken: Accepted
  readonly refused: RefusedCells | undefined
  readonly write: () => void
  /** Of the job that writes it. */
  readonly ended: (job: Job) => void
}

/** What is longer is written in the background. */
const mostAtOnce = 1000

export function useReview<Row>(
  sheet: SheetOfWorkbook<Row>,
  difference: Difference<Row>,
): Reviewing {
  const [stage, setStage] = useState<Stage>({ kind: 'review' })
  const [ends, setEnds] = useState(0)
  const { taken, choices, choose, refused, setRefused, leaveOut } = useChoosing(sheet, difference)
  const writeIt = useWrite(sheet)
  // The same wish is carried out once, however often it is sent, until its job has ended.
  const { key } = useMemo(() => ({ taken, ends, key: randomText() }), [taken, ends])
  const refuse = (change: Change, refusal: Refusal) => {
    leaveOut(refusedCells({ change, refusal, difference }))
    setStage({ kind: 'review' })
  }
  const write = async () => {
    setStage({ kind: 'writing' })
    setRefused(undefined)
    const wrote = await writeIt(taken, key)
    if ('stage' in wrote) setStage(wrote.stage)
    else refuse(wrote.change, wrote.refusal)
  }
  const ended = (job: Job) => {
    if (stage.kind !== 'job') return
    if (job.status === 'completed') {
      return setStage({ kind: 'done', taken: stage.taken, how: 'job', canUndo: false })
    }
    setEnds(ends + 1)
    refuse(stage.change, refusalOf(job))
  }
  return { stage, choices, choose, taken, refused, write: () => void write(), ended }
}

function useChoosing<Row>({ columns }: SheetOfWorkbook<Row>, difference: Difference<Row>) {
  const [choices, setChoices] = useState(noChoices)
  const [refused, setRefused] = useState<RefusedCells>()
  const taken = useMemo(
    () => accepted(difference, choices, columns),
    [difference, choices, columns],
  )
  const choose = (next: Choices) => {
    setChoices(next)
    setRefused(now => now && withoutTyped(now, choices, next))
  }
  const leaveOut = (cells: RefusedCells) => {
    setRefused(cells)
    setChoices(now => without(now, cells))
  }
  return { taken, choices, choose, refused, setRefused, leaveOut }
}

/** What was refused is not written the next time, unless something else is typed. */
function without({ marks, typed }: Choices, { byCell }: RefusedCells): Choices {
  const unticked = [...byCell.keys()].map(key => [key, false] as const)
  return { marks: new Map([...marks, ...unticked]), typed }
}

/** What is typed again is no longer what was refused. */
function withoutTyped(refused: RefusedCells, was: Choices, is: Choices): RefusedCells {
  const left = [...refused.byCell].filter(([key]) => was.typed.get(key) === is.typed.get(key))
  return { ...refused, byCell: new Map(left) }
}

function refusalOf({ status, error_message, result }: Job): Refusal {
  const message = status === 'cancelled' ? 'Stopped.' : (error_message ?? 'It could not be done.')
  const { step, field } = (result ?? {}) as { step?: number; field?: string }
  const path = step === undefined ? undefined : `steps.${step}${field ? `.values.${field}` : ''}`
  return { message, errors: path === undefined ? {} : { [path]: [message] } }
}

type Refusal = Pick<ChangeRefusal, 'message' | 'errors'>

type Wrote = { readonly stage: Stage } | { readonly change: Change; readonly refusal: Refusal }

function useWrite<Row>(sheet: SheetOfWorkbook<Row>) {
  const tryChange = useTriedChange()
  const jobs = useJobActs()
  return async (taken: Accepted, key: string): Promise<Wrote> => {
    const { edits, added, removed, amount } = taken
    const label = `Workbook of ${sheet.title}: ${countText(amount, 'change')}`
    const change = sheet.toChange?.({ label, edits, added, removed })
    if (!change) throw new Error('A sheet that is only read was to be written.')
    if (change.steps.length > mostAtOnce) {
      const started = await jobs.start(change, key)
      if ('id' in started) return { stage: { kind: 'job', id: started.id, change, taken } }
      return { change, refusal: { message: started.wrong, errors: {} } }
    }
    const canRestore = removed.length > 0 ? sheet.removing?.canRestore : sheet.canRestore
    const tried = await tryChange(change, { canRestore: canRestore ?? false })
    if (tried.kind === 'refused') return { change, refusal: tried.refusal }
    return { stage: { kind: 'done', taken, how: tried.kind, canUndo: tried.canUndo } }
  }
}
