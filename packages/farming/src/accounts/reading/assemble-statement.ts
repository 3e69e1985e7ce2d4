// A statement from its parts: lines with their signs, the period, the checks, and what was noticed.

import { addMonths } from '../../dates/dates.ts'
import type { AmountPlan } from './amount-plan.ts'
import { balanceLines } from './trial-balance.ts'
import { printedSides, sidesNoted } from './two-sides.ts'
import type { PageBody } from './body-rows.ts'
import type { ChosenPage } from './choose-page.ts'
import { isBalancePart, totalOf } from './heading-parts.ts'
import type { Outline } from './outlined.ts'
import { programOf, readTitles } from './page-titles.ts'
import type { PageTitles } from './page-titles.ts'
import type { PrintedPeriod } from './printed-period.ts'
import { afterYearEnd, isAfterYearEnd } from './refused-pages.ts'
import { signLines } from './signed-lines.ts'
import type { PartLine } from './line-part.ts'
import { checkMonths, checkTotals, printedNet, proofOf, resultCents } from './statement-checks.ts'
import { partsOf } from './line-part.ts'
import { accountLines, notesOn } from './statement-lines.ts'
import { gstSaid, saidWay } from './statement-questions.ts'
import type { Guessed } from './statement-questions.ts'
import type {
  AccountStatement,
  StatementAnswers,
  StatementCheck,
  StatementKind,
  StatementNote,
  StatementRefused,
} from './statement-read.ts'

export interface StatementParts {
  readonly chosen: ChosenPage
  readonly plan: AmountPlan
  readonly body: PageBody
  readonly outline: Outline
  readonly tolerance: number
  readonly isRounded: boolean
  readonly answers: StatementAnswers
}

export interface Assembled {
  readonly statement: AccountStatement
  /** Asked, where nothing in the file says what is income. */
  readonly guessed: Guessed | undefined
  /** Asked, where costs stand above and below 0. */
  readonly hasOpenSigns: boolean
}

export function assemble(parts: StatementParts): Assembled | StatementRefused {
  const { outline } = parts
  const known = partsOf(outline)
  const lines = outline.lines.map((line, place) => ({ ...line, part: known[place] ?? null }))
  const kind = kindOf(parts, lines)
  return kind === 'trial balance'
    ? assembleBalance(parts, lines)
    : assembleProfit(parts, lines, kind)
}

function kindOf(
  { chosen, plan, outline }: StatementParts,
  lines: readonly PartLine[],
): StatementKind {
  const { report } = chosen.titles
  if (report === 'trial balance') return 'trial balance'
  if (report === 'profit and loss') return 'profit and loss'
  if (report === 'cash list') return 'list'
  const hasResult = outline.totals.some(({ kind }) => kind === 'net')
  const hasBalances = lines.some(({ part }) => isBalancePart(part))
  if (!hasResult && (hasBalances || plan.side === 'debit')) return 'trial balance'
  const isProfit =
    outline.totals.some(({ kind }) => kind !== 'section') || lines.some(({ part }) => part !== null)
  if (!isProfit && isBalanced(lines)) return 'trial balance'
  return isProfit ? 'profit and loss' : 'list'
}

/** Debits and credits in one column come to nothing. */
function isBalanced(lines: readonly PartLine[]): boolean {
  const filled = lines.filter(({ cents }) => cents !== 0)
  return filled.length > 2 && filled.reduce((sum, { cents }) => sum + cents, 0) === 0
}

function assembleBalance(
  parts: StatementParts,
  lines: readonly PartLine[],
): Assembled | StatementRefused {
  const head = headOf(parts, lines)
  if (isAfterYearEnd(lines)) return afterYearEnd(head.ends)
  const balance = balanceLines(lines, parts.tolerance)
  const named = accountLines(head.sheet, lines, balance.cents)
  return {
    guessed: undefined,
    hasOpenSigns: false,
    statement: {
      ...head,
      kind: 'trial balance',
      starts: null,
      lines: named.lines,
      netProfit: { printedCents: null, workedCents: balance.netProfit },
      checks: [...balance.checks, ...printedSides(parts.chosen.layout, parts)],
      notes: sorted([
        ...balance.notes,
        ...sidesNoted(parts.chosen.layout, parts),
        ...commonNotes(parts, lines, named.notes),
      ]),
    },
  }
}

function assembleProfit(
  parts: StatementParts,
  all: readonly PartLine[],
  kind: StatementKind,
): Assembled {
  const { outline, tolerance } = parts
  const net = printedNet(outline)
  const isKept = (line: PartLine, place: number) => !isBelowProfit(line, place, net?.until)
  const lines = all.filter(isKept)
  const printed = net ? resultCents(net) : null
  const signed = signLines(lines, {
    totals: outline.totals,
    proof: proofOf(outline),
    tolerance,
    way: saidWay(parts.answers),
  })
  const checked = checkTotals(outline, lines, signed, tolerance)
  const head = headOf(parts, lines)
  const named = accountLines(head.sheet, lines, signed.cents)
  const workedCents = signed.cents.reduce((sum, cents) => sum + cents, 0)
  const left = all.filter((line, place) => line.cents !== 0 && !isKept(line, place))
  const isLast = net === undefined || net.until >= lines.length
  return {
    guessed: guessedNames(lines, signed),
    hasOpenSigns: signed.isOpen,
    statement: {
      ...head,
      kind,
      lines: named.lines,
      netProfit: {
        printedCents: !isLast
          ? null
          : signed.isReversed && printed !== null && Math.sign(printed) !== Math.sign(workedCents)
            ? -printed
            : printed,
        workedCents: workedCents === 0 ? 0 : workedCents,
      },
      checks: [
        ...checked.checks.filter(check => !isOfSides(check, parts)),
        ...printedSides(parts.chosen.layout, parts),
        ...checkMonths(lines, tolerance),
      ],
      notes: sorted([
        ...checked.notes,
        ...signed.turned.flatMap(place => turnedNote(lines[place])),
        ...left.map(({ row }) => ({
          row: row.at + 1,
          note: `“${row.label}” comes after net profit and was left out.`,
        })),
        ...commonNotes(parts, lines, named.notes),
      ]),
    },
  }
}

/** The total below two sides is compared side by side: its GST may be a sum or a difference. */
function isOfSides({ row }: StatementCheck, { plan, outline }: StatementParts): boolean {
  const total = outline.totals.findLast(one => totalOf(one.row.label) === '')
  return plan.minus.length > 0 && total?.row.at === row - 1
}

/** Below net profit accountants show where it went, and others what the bank has. */
function isBelowProfit({ row, part }: PartLine, place: number, net: number | undefined): boolean {
  if (net === undefined || place < net) return false
  return part === null || isBalancePart(part) || appropriations.test(row.label)
}

const appropriations =
  /retained|accumulated (?:profit|loss)|appropriat|available for|distribut|beneficiar|brought forward|opening balance/i

function turnedNote(line: PartLine | undefined): readonly StatementNote[] {
  return line ? [{ row: line.row.at + 1, note: `“${line.row.label}” was subtracted.` }] : []
}

function guessedNames(
  lines: readonly PartLine[],
  { guessed, cents, isProven }: ReturnType<typeof signLines>,
): Guessed | undefined {
  if (isProven || guessed.length === 0 || lines.some(({ part }) => part !== null)) return undefined
  const names = (isIncome: boolean) =>
    guessed.flatMap(place => {
      const line = lines[place]
      const isPlus = (cents[place] ?? 0) > 0 === (line?.cents ?? 0) > 0
      return line && line.cents !== 0 && isPlus === isIncome ? [line.row.label] : []
    })
  const isSigned = lines.some(({ cents }) => cents < 0)
  return { income: names(true), costs: names(false), isSigned }
}

type Head = Omit<AccountStatement, 'kind' | 'lines' | 'netProfit' | 'checks' | 'notes'>

function headOf(
  { chosen, plan, body, isRounded, answers }: StatementParts,
  lines: readonly PartLine[],
): Head {
  const { layout } = chosen
  const headings = layout.columns.map(({ heading }) => heading)
  const titles = readTitles(layout.titles, body.footers, headings)
  const texts = [...layout.titles, ...body.footers, ...headings]
  const labels = body.rows.map(({ label }) => label)
  const period = periodOf(plan, titles)
  const gst = answers['gst']
  return {
    program: programOf(
      texts,
      labels,
      lines.map(({ row }) => row.code),
    ),
    sheet: layout.page.name,
    business: titles.business,
    title: titles.title,
    starts: period?.starts ?? null,
    ends: period?.ends ?? null,
    basis: titles.basis,
    gst: gst === 'inside' || gst === 'without' ? gst : gstSaid(plan, titles),
    unitCents: titles.unitCents,
    isRounded,
  }
}

/** What stands over the column wins; the title says how long it is. */
function periodOf(plan: AmountPlan, { period }: PageTitles): PrintedPeriod | null {
  if (/\bytd\b|year.to.date/i.test(plan.heading) && period) {
    const july = `${period.ends.slice(5) > '06-30' ? period.ends.slice(0, 4) : Number(period.ends.slice(0, 4)) - 1}-07-01`
    return { starts: july, ends: period.ends }
  }
  const over = plan.period
  if (!over) return period
  if (!period || period.ends === over.ends) return period ?? over
  if (period.starts === null || plan.plus.length > 1 || plan.months.length > 0) return over
  const isInside = over.starts !== null && over.starts >= period.starts && over.ends <= period.ends
  return isInside
    ? over
    : { starts: addMonths(period.starts, monthsApart(period.ends, over.ends)), ends: over.ends }
}

function monthsApart(from: string, to: string): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7))
  )
}

function commonNotes(
  { body, chosen, outline }: StatementParts,
  lines: readonly PartLine[],
  more: readonly StatementNote[],
): readonly StatementNote[] {
  const hidden = { row: null, note: 'The statement is on a hidden sheet of the workbook.' }
  return [
    ...(chosen.isHidden ? [hidden] : []),
    ...body.skipped.map(({ at, why }) => ({ row: at + 1, note: why })),
    ...notesOn(outline, lines),
    ...more,
  ]
}

function sorted(notes: readonly StatementNote[]): readonly StatementNote[] {
  return notes.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0))
}
