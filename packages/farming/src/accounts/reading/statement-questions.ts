// What a file leaves open, asked in plain words.

import type { AmountPlan } from './amount-plan.ts'
import type { BodyRow } from './body-rows.ts'
import type { Outline } from './outlined.ts'
import type { PageTitles } from './page-titles.ts'
import type { SignWay } from './signed-lines.ts'
import type { StatementAnswers, StatementQuestion, StatementRead } from './statement-read.ts'

export function totalQuestion({ at, label }: BodyRow): StatementQuestion {
  return {
    key: `total ${at + 1}`,
    about: 'total',
    question: `Is “${label}” in row ${at + 1} an account, or a total of other rows?`,
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

/** Asked where no heading says which accounts are income. */
export function incomeQuestion(
  guessed: Guessed | undefined,
  answers: StatementAnswers,
): StatementRead | undefined {
  const said = answers['income']
  if (!guessed || said === 'by name' || said === 'by sign') return undefined
  if (said === 'no') {
    return {
      refused:
        'Put a heading such as “Income” above the income accounts and “Expenses” above the costs, or write costs with a minus, and import the file again.',
    }
  }
  const bySign = {
    value: 'by sign',
    label: 'Amounts above 0 are income, amounts below 0 are costs',
  }
  const byName = {
    value: 'by name',
    label: `By name. Income: ${listed(guessed.income)}. Costs: ${listed(guessed.costs)}`,
  }
  return {
    asks: {
      key: 'income',
      about: 'income',
      question: 'This file does not say which accounts are income. How do you want to read it?',
      options: [
        ...(guessed.isSigned ? [bySign] : []),
        byName,
        { value: 'no', label: 'None of these' },
      ],
    },
  }
}

/** Asked where costs stand above and below 0, and no net profit says which of them are refunds. */
export function signsQuestion(
  isOpen: boolean,
  answers: StatementAnswers,
): StatementQuestion | undefined {
  if (!isOpen || answers['signs'] !== undefined) return undefined
  return {
    key: 'signs',
    about: 'signs',
    question: 'Some costs in this file have a minus and some do not. What does the minus mean?',
    options: [
      { value: 'costs above 0', label: 'A minus is a refund: costs are above 0' },
      { value: 'costs below 0', label: 'A minus is a cost: refunds are above 0' },
    ],
  }
}

/** How the amounts are signed, as someone said. */
export function saidWay(answers: StatementAnswers): SignWay | undefined {
  if (answers['income'] === 'by sign' || answers['signs'] === 'costs below 0')
    return 'costs below 0'
  return answers['signs'] === undefined ? undefined : 'costs above 0'
}

export interface Guessed {
  readonly income: readonly string[]
  readonly costs: readonly string[]
  /** Some amounts are below 0. */
  readonly isSigned: boolean
}

function listed(names: readonly string[]): string {
  if (names.length === 0) return 'none'
  const shown = names.slice(0, 8).join(', ')
  return names.length > 8 ? `${shown} and ${names.length - 8} more` : shown
}
