// What a file leaves open, asked in plain words.

import type { AmountPlan } from './amount-columns.ts'
import type { BodyRow } from './body-rows.ts'
import type { Outline } from './outline.ts'
import type { PageTitles } from './page-titles.ts'
import type { StatementAnswers, StatementQuestion, StatementRead } from './statement-read.ts'

export function totalQuestion({ at, label }: BodyRow): StatementQuestion {
  return {
    key: `total ${at + 1}`,
    about: 'total',
    question: `Is “${label}” in row ${at + 1} an account, or the total of what is above it?`,
    options: [
      { value: 'total', label: 'A total: leave it out' },
      { value: 'account', label: 'An account: import it' },
    ],
  }
}

/** Asked where the file speaks of GST and does not say how it stands to the amounts. */
export function gstQuestion(
  {
    plan,
    titles,
    outline,
  }: { readonly plan: AmountPlan; readonly titles: PageTitles; readonly outline: Outline },
  answers: StatementAnswers,
): StatementQuestion | undefined {
  if (answers['gst'] !== undefined || gstSaid(plan, titles) === 'without') return undefined
  const hasGstLine = outline.lines.some(({ row, cents }) => cents !== 0 && gstNames.test(row.label))
  const isInside = gstSaid(plan, titles) === 'inside'
  if (
    !isInside &&
    !(hasGstLine && titles.report !== 'trial balance') &&
    titles.report !== 'cash list'
  )
    return undefined
  return {
    key: 'gst',
    about: 'gst',
    question: isInside
      ? 'The file says that its amounts include GST. Furrow needs them without GST. What do you want to do?'
      : 'Do the amounts in this file include GST?',
    options: isInside
      ? [
          { value: 'inside', label: 'Import them with GST inside, and fix the accounts later' },
          { value: 'without', label: 'The amounts are without GST after all' },
        ]
      : [
          { value: 'without', label: 'No, they are without GST' },
          { value: 'inside', label: 'Yes, GST is inside' },
        ],
  }
}

const gstNames = /^gst\b.*\b(?:paid|collected|received|payments?|receipts?|refunds?|on)\b/i

export function gstSaid(plan: AmountPlan, titles: PageTitles): 'without' | 'inside' | null {
  if (plan.isGstInside !== null) return plan.isGstInside ? 'inside' : 'without'
  return titles.gst
}

/** Names of accounts that were taken for income though no heading says so. */
export function incomeQuestion(
  guessed: Guessed | undefined,
  answers: StatementAnswers,
): StatementRead | undefined {
  if (!guessed || answers['income'] === 'by name') return undefined
  if (answers['income'] === 'no') {
    return {
      refused:
        'Put a heading such as “Income” above the income accounts and “Expenses” above the costs, or write costs with a minus, and import the file again.',
    }
  }
  return {
    asks: {
      key: 'income',
      about: 'income',
      question: `This file does not say which accounts are income. Is this right? Income: ${listed(guessed.income)}. Costs: ${listed(guessed.costs)}.`,
      options: [
        { value: 'by name', label: 'Yes, this is right' },
        { value: 'no', label: 'No' },
      ],
    },
  }
}

export interface Guessed {
  readonly income: readonly string[]
  readonly costs: readonly string[]
}

function listed(names: readonly string[]): string {
  if (names.length === 0) return 'none'
  const shown = names.slice(0, 8).join(', ')
  return names.length > 8 ? `${shown} and ${names.length - 8} more` : shown
}
