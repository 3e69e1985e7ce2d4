// A line of the stock ledger that is changed stays what its event says: an opening on the first day, a
// side of a transfer that balances, what moves at least one head. A new line is nothing yet.

import { whyNoneMoved } from '@furrow/farming/stock/head-moved'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { numberIn, textIn, touches } from '../saving/read-row.ts'
import type { Asked, RowToSave, SaveRule } from '../saving/save-rule.ts'
import { keyOf, openedKinds, openingDay, twice, unexplained } from './stock-event-rules.ts'
import { ledgerLines, stockClasses } from './stock-lines.ts'
import type { LedgerLine, StockClassFacts } from './stock-lines.ts'
import { transferFault } from './stock-transfers.ts'

const about = ['number', 'entry_date', 'notes', 'livestock_class_id', 'livestock_enterprise_id']

export const stockLineRules: SaveRule = {
  of: ['livestock_ledgers'],
  async check(rows, asked) {
    const due = rows.filter(row => row.before !== undefined && touches(row, about))
    const stored = await ledgerLines(
      due,
      due.flatMap(({ id }) => id ?? []),
      asked,
    )
    const lines = linesAfter(due, { stored, partners: await partnersOf(due, stored, asked) })
    const sides = [...lines.values()].filter(({ transfer }) => transfer !== null)
    const classes = await stockClasses(
      sides.map(({ class: kind }) => kind),
      asked,
    )
    const opened = await openedTwice(due, lines, asked)
    return errorsOf(due, row => [...faultsOf(row, lines, classes), ...(opened.get(row) ?? [])])
  },
  async beforeRemoval(rows, asked, forGood) {
    if (forGood) return undefined
    const lines = await ledgerLines(
      rows,
      rows.map(({ id }) => id),
      asked,
    )
    return [...lines.values()].some(({ bornOf }) => bornOf !== null) ? followsRound : undefined
  },
}

/** An opening that goes to another class, which has one already. */
async function openedTwice(
  due: readonly RowToSave[],
  lines: Lines,
  asked: Asked,
): Promise<ReadonlyMap<RowToSave, readonly Finding[]>> {
  const opening = due.flatMap(row => {
    const line = lines.get(row.id ?? 0)
    return line && line.opening !== null ? [{ row, line }] : []
  })
  const moved = opening.filter(({ row }) => touches(row, kindOfLine))
  const stored = await openedKinds(
    due,
    moved.map(({ line }) => line),
    asked,
  )
  const changed = opening.map(({ line }) => ({ id: line.id, key: keyOf(line) }))
  const isChanged = new Set(changed.map(({ id }) => id))
  const opened = [...changed, ...stored.filter(({ id }) => !isChanged.has(id))]
  return new Map(
    moved.map(({ row, line }) => {
      const isTwice = opened.some(({ id, key }) => id !== line.id && key === keyOf(line))
      return [row, isTwice ? [twice('opening', 'livestock_class_id')] : []]
    }),
  )
}

const kindOfLine = ['livestock_class_id', 'livestock_enterprise_id']

type Lines = ReadonlyMap<number, LedgerLine>

/** The other sides of transfers, where they are not among the rows themselves. */
async function partnersOf(due: readonly RowToSave[], stored: Lines, asked: Asked): Promise<Lines> {
  const ids = [...stored.values()].flatMap(({ partner }) =>
    partner === null || stored.has(partner) ? [] : [partner],
  )
  return ledgerLines(due, ids, asked)
}

function linesAfter(
  due: readonly RowToSave[],
  { stored, partners }: { readonly stored: Lines; readonly partners: Lines },
): Lines {
  const changed = due.flatMap(({ id = 0, after }): (readonly [number, LedgerLine])[] => {
    const line = stored.get(id)
    if (!line) return []
    const now = {
      number: numberIn(after, 'number') ?? line.number,
      day: textIn(after, 'entry_date') ?? null,
      notes: textIn(after, 'notes') ?? null,
      class: numberIn(after, 'livestock_class_id') ?? line.class,
      enterprise: numberIn(after, 'livestock_enterprise_id') ?? line.enterprise,
    }
    return [[id, { ...line, ...now }]]
  })
  return new Map([...partners, ...changed])
}

function faultsOf(
  row: RowToSave,
  lines: Lines,
  classes: ReadonlyMap<number, StockClassFacts>,
): readonly Finding[] {
  const line = lines.get(row.id ?? 0)
  if (!line) return []
  const none = line.moved === null ? undefined : whyNoneMoved(line.moved, line.number)
  const other = line.partner === null ? undefined : lines.get(line.partner)
  const [out, into] = line.isIn ? [other, line] : [line, other]
  const message = out && into && transferFault(out, into, classes)
  return [
    ...(line.opening === null ? [] : openingDay(line, 'entry_date')),
    ...(line.bornOf !== null && isOtherwise(row)
      ? [{ field: 'number', message: followsRound }]
      : []),
    ...(line.adjustment !== null && !line.notes?.trim()
      ? [{ field: 'notes', message: unexplained }]
      : []),
    ...(none === undefined ? [] : [{ field: 'number', message: none }]),
    ...(message ? [{ field: 'number', message }] : []),
  ]
}

const followsRound =
  'This number follows from what was marked or born: change it in the breeding round.'

function isOtherwise({ before, after }: RowToSave): boolean {
  return numberIn(before, 'number') !== numberIn(after, 'number')
}
