// Reads the pages of a file of accounts: a profit and loss statement, a trial balance or a plain list.
// What cannot be told is asked, what cannot be trusted is refused; totals are worked out again.

import { planAmounts } from './amount-columns.ts'
import type { AmountPlan } from './amount-plan.ts'
import { readBody } from './body-rows.ts'
import type { PageBody } from './body-rows.ts'
import { choosePage } from './choose-page.ts'
import type { ChosenPage } from './choose-page.ts'
import { outlineOf } from './outline.ts'
import {
  allZero,
  beyondLimits,
  centsApart,
  namelessAmount,
  nothingToRead,
  sideBySide,
  splitThousands,
  unreadableAmount,
} from './refused-pages.ts'
import { assemble } from './assemble-statement.ts'
import type { Assembled } from './assemble-statement.ts'
import { endOf } from './statement-end.ts'
import { gstQuestion, incomeQuestion, signsQuestion, totalQuestion } from './statement-questions.ts'
import type {
  StatementAnswers,
  StatementPage,
  StatementRead,
  StatementRefused,
} from './statement-read.ts'

export function readStatement(
  pages: readonly StatementPage[],
  answers: StatementAnswers = {},
): StatementRead {
  const beyond = beyondLimits(pages)
  if (beyond) return beyond
  const chosen = choosePage(pages, answers)
  if ('refused' in chosen) return chosen
  return 'question' in chosen ? { asks: chosen } : readChosen(chosen, answers)
}

function readChosen(chosen: ChosenPage, answers: StatementAnswers): StatementRead {
  const { layout, titles } = chosen
  const unfit = splitThousands(layout) ?? sideBySide(layout) ?? centsApart(layout)
  if (unfit) return unfit
  const end = endOf(layout, titles)
  if (end && 'refused' in end) return end
  const plan = planAmounts(layout, answers, titles.report)
  if (!plan) return nothingToRead
  if ('question' in plan) return { asks: plan }
  const body = readBody(layout, plan, end)
  return readBodyOf(chosen, plan, body, answers)
}

function readBodyOf(
  chosen: ChosenPage,
  plan: AmountPlan,
  body: PageBody,
  answers: StatementAnswers,
): StatementRead {
  const { layout, titles } = chosen
  const isRounded = titles.isRounded || isWithoutCents(body)
  const unit = titles.unitCents / 100
  const scaled = unit === 1 ? body : scaledBody(body, unit)
  const tolerance = isRounded || unit > 1 ? titles.unitCents / 2 : 0
  const outline = outlineOf(scaled.rows, {
    tolerance,
    isTotal: ({ at }) => {
      const answer = answers[`total ${at + 1}`]
      return answer === undefined ? undefined : answer === 'total'
    },
  })
  const lines = outline.lines.map(({ row }) => row)
  const unreadable = unreadableAmount(lines, layout.page.name)
  if (unreadable) return unreadable
  const [nameless] = outline.nameless
  if (nameless) return namelessAmount(nameless, layout.page.name, plan.plus[0] ?? 0)
  if (outline.lines.length === 0) return nothingToRead
  const read = assemble({ chosen, plan, body: scaled, outline, tolerance, isRounded, answers })
  const doubtful = outline.doubtful.find(({ at }) => answers[`total ${at + 1}`] === undefined)
  if (doubtful && !isProven(read)) return { asks: totalQuestion(doubtful) }
  const gst = gstQuestion({ plan, titles, outline }, answers)
  if (gst) return { asks: gst }
  const income = 'statement' in read ? incomeQuestion(read.guessed, answers) : undefined
  if (income) return income
  const signs = 'statement' in read ? signsQuestion(read.hasOpenSigns, answers) : undefined
  if (signs) return { asks: signs }
  if ('refused' in read) return read
  return read.statement.lines.length === 0 ? allZero : { statement: read.statement }
}

/** All that is printed of results and totals is what the lines come to. */
function isProven(read: Assembled | StatementRefused): boolean {
  if ('refused' in read) return false
  const { kind, netProfit, checks } = read.statement
  const isCompared = kind === 'trial balance' || netProfit.printedCents !== null
  return isCompared && checks.length > 0 && !checks.some(({ differs }) => differs)
}

function isWithoutCents({ rows }: PageBody): boolean {
  const amounts = rows.flatMap(({ amount }) =>
    amount.kind === 'money' && amount.cents !== 0 ? [amount] : [],
  )
  return (
    amounts.length >= 5 && amounts.every(({ hasCents, cents }) => !hasCents && cents % 100 === 0)
  )
}

/** Printed in thousands. */
function scaledBody(body: PageBody, unit: number): PageBody {
  return {
    ...body,
    rows: body.rows.map(row => ({
      ...row,
      amount:
        row.amount.kind === 'money'
          ? { ...row.amount, cents: Math.round(row.amount.cents * unit) }
          : row.amount,
      months: row.months === null ? null : Math.round(row.months * unit),
    })),
  }
}
