// Lines of a bill: written until it is sent, and never for the same work or expense twice.

import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { comesOrGoes, keysIn, numberIn, pointedAt, textIn } from '../saving/read-row.ts'
import type { Asked, RowToSave, SavedRow, SaveRule } from '../saving/save-rule.ts'
import { holdBills, totalsNow } from './stored-bills.ts'

export const billLineRules: SaveRule = {
  of: ['bill_lines'],
  async check(rows, { tx }) {
    const bills = await holdBills(tx, pointedAt(rows, 'bill_id'))
    const sources = await sourcesOf(rows, tx)
    return errorsOf(rows, row => {
      const bill = bills.get(numberIn(row.after, 'bill_id') ?? 0)
      if (bill?.sent_at) return [{ field: 'bill_id', message: sentSentence(bill.number) }]
      return [
        ...movedLine(row),
        ...takenWrong(row, sources, bill?.billable_id),
        ...takenTwiceHere(row, rows),
      ]
    })
  },
  async beforeRemoval(rows, { tx }) {
    const bills = await holdBills(
      tx,
      keysIn(
        rows.map(({ before }) => before),
        'bill_id',
      ),
    )
    const sent = [...bills.values()].find(({ sent_at }) => sent_at !== null)
    return sent && sentSentence(sent.number)
  },
  follow: countLines,
}

function sentSentence(number: string | null): string {
  return `Bill ${number ?? ''} was sent, so its lines can’t be changed: make it void, and a new one.`
}

/** Also where a line comes back that was deleted before its bill was sent. */
async function countLines(rows: readonly SavedRow[], { tx, save }: Asked): Promise<void> {
  const bills = await holdBills(tx, pointedAt(rows, 'bill_id'))
  const open = new Map([...bills].filter(([, { sent_at }]) => sent_at === null))
  const late = rows.find(({ after }) => bills.get(numberIn(after, 'bill_id') ?? 0)?.sent_at)
  if (late && comesOrGoes(late)) {
    const { number = null } = bills.get(numberIn(late.after, 'bill_id') ?? 0) ?? {}
    throw new Refusal('conflict', sentSentence(number))
  }
  const totals = await totalsNow(tx, open)
  await save(
    'bills',
    [...totals].map(([id, { count: _count, ...sums }]) => ({ id, ...sums })),
  )
}

function movedLine({ before, after }: RowToSave): readonly Finding[] {
  const isMoved = before && numberIn(before, 'bill_id') !== numberIn(after, 'bill_id')
  return isMoved ? [{ field: 'bill_id', message: 'A line stays on its bill.' }] : []
}

interface LineSource {
  readonly type: string
  readonly id: number
  readonly project: number | null
  /** A bill that has it already. */
  readonly line: number | null
  readonly bill: number | null
  readonly number: string | null
}

const keyOf = (type: string, id: number) => `${type} ${id}`

/** Held, so that two bills that take the same at once see each other. */
async function sourcesOf(
  rows: readonly RowToSave[],
  tx: Transaction,
): Promise<ReadonlyMap<string, LineSource>> {
  const ids = (type: string) =>
    rows.flatMap(({ after }) =>
      after['taken_from_type'] === type ? (numberIn(after, 'taken_from_id') ?? []) : [],
    )
  const [work, spent] = [ids('employee_bills'), ids('expenses')]
  if (work.length + spent.length === 0) return new Map()
  for (const [table, held] of [
    ['employee_bills', work],
    ['expenses', spent],
  ] as const) {
    const lock = sql`
      select id from ${sql.table(table)} where id = any(${held}::bigint[]) order by id for update`
    await runQuery(tx, lock)
  }
  const found = await runQuery(
    tx,
    sql<LineSource>`
      with sources as (
        select 'employee_bills' as type, w.id,
          coalesce(w.project_id, b.billable_id) as project
        from employee_bills w left join bills b on b.id = w.bill_id
        where w.id = any(${work}::bigint[])
        union all
        select 'expenses', e.id,
          case e.expensable_type when 'projects' then e.expensable_id else b.billable_id end
        from expenses e left join bills b on e.expensable_type = 'bills' and b.id = e.expensable_id
        where e.id = any(${spent}::bigint[])
      )
      select s.*, t.line, t.bill, t.number from sources s
      left join lateral (
        select l.id as line, l.bill_id as bill, b.number from bill_lines l
        join bills b on b.id = l.bill_id and b.deleted_at is null and b.status <> 'Void'
        where l.taken_from_type = s.type and l.taken_from_id = s.id and l.deleted_at is null
        limit 1
      ) t on true`,
  )
  return new Map(found.map(source => [keyOf(source.type, source.id), source]))
}

function takenWrong(
  { id, after, sent }: RowToSave,
  sources: ReadonlyMap<string, LineSource>,
  project: number | undefined,
): readonly Finding[] {
  const type = textIn(after, 'taken_from_type')
  const source = sources.get(keyOf(type ?? '', numberIn(after, 'taken_from_id') ?? 0))
  if (!source || !('taken_from_id' in sent)) return []
  const wrong = (message: string) => [{ field: 'taken_from_id', message }]
  const what = type === 'expenses' ? 'expense' : 'work'
  if (source.project !== null && source.project !== project)
    return wrong(`This ${what} belongs to another project.`)
  if (source.line === null || source.line === id) return []
  return wrong(`This ${what} is on ${source.number ? `bill ${source.number}` : 'a bill'} already.`)
}

function takenTwiceHere(row: RowToSave, rows: readonly RowToSave[]): readonly Finding[] {
  const { taken_from_type: type, taken_from_id: id } = row.after
  if (id === undefined || id === null) return []
  const first = rows.find(
    ({ after }) => after['taken_from_type'] === type && after['taken_from_id'] === id,
  )
  return first === row
    ? []
    : [{ field: 'taken_from_id', message: 'The same is on another line already.' }]
}
