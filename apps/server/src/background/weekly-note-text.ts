// What the weekly note says: collection by collection how complete it is and when it is due, and what is asked of the farm.

import { wholePercent } from '@furrow/farming/completeness/whole-percent'
import { dayInWords } from '@furrow/farming/dates/dates'
import { periodText } from '@furrow/farming/dates/period-text'
import { inOneLine, letterSettingsAt } from '../access/sign-in/letter.ts'
import type { Letter } from '../access/sign-in/letter.ts'

export interface OpenCollection {
  readonly farm: number
  readonly period: number
  readonly name: string
  /** From 0 to 1; nothing where there is nothing to answer. */
  readonly score: number | null
  readonly due: string
  readonly isOverdue: boolean
}

export interface FarmThisWeek {
  readonly id: number
  readonly farm: string
  /** Open ones with something that is new to whoever reads. */
  readonly questions: number
  readonly wanted: readonly { readonly period: number; readonly what: string }[]
}

interface Told {
  readonly name: string
  readonly farms: readonly FarmThisWeek[]
  readonly open: readonly OpenCollection[]
}

export function weeklyNote({ name, farms, open }: Told, publicUrl: string): Omit<Letter, 'to'> {
  const [first] = farms
  const which =
    farms.length === 1 ? inOneLine(first?.farm ?? '', 'a farm') : `${farms.length} farms`
  const parts = farms.map(farm =>
    farmText(
      farm,
      open.filter(one => one.farm === farm.id),
    ),
  )
  return {
    subject: `This week: what is left to record on ${which}`,
    body: `Hello ${inOneLine(name, 'there')},

this is how far the farms are that you manage:

${parts.join('\n\n')}

Go on here:
${publicUrl.replace(/\/+$/, '')}/collect/1.0.0/
`,
    why: 'you manage farms whose records are not submitted yet; it comes once a week at most',
    stopAt: letterSettingsAt(publicUrl),
  }
}

/** So many documents are named. */
const mostNamed = 5

function farmText({ farm, questions, wanted }: FarmThisWeek, open: readonly OpenCollection[]) {
  const here = wanted.filter(({ period }) => open.some(one => one.period === period))
  const more = here.length - mostNamed
  const lines = [
    ...open.map(collectionText),
    ...(questions > 0
      ? [`${questions === 1 ? '1 question' : `${questions} questions`} with something new`]
      : []),
    ...here
      .slice(0, mostNamed)
      .map(({ what }) => `Document needed: ${inOneLine(what, 'one', 200)}`),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'document' : 'documents'} needed`] : []),
  ]
  return [inOneLine(farm, 'A farm'), ...lines.map(line => `- ${line}`)].join('\n')
}

function collectionText({ name, score, due, isOverdue }: OpenCollection): string {
  const period = periodText(inOneLine(name))
  const far =
    score === null ? 'nothing to answer' : `${Math.round(wholePercent(score) * 100)}% complete`
  return `${period}: ${far}, ${isOverdue ? 'overdue since' : 'due on'} ${dayInWords(due)}`
}
