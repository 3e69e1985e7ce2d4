// What is asked of the farm as a whole, question by question: how it is reached, its contacts, its files.

import type { AskedPeriod, Question } from './plain-question.ts'
import { stockOf } from './plain-asked-of-stock.ts'
import { soldByWeight } from './plain-asked-of-crops.ts'
import type { RawRow } from './raw-answers.ts'

export function askedOfPapers(asked: AskedPeriod): readonly Question[] {
  const { farm: farms, contacts } = asked.answers
  const [farm = {}] = farms
  return [
    ['farm_details', isThere(farm['address_id']) || isSome(farm['addresses'])],
    ['farm_details', isSome(farm['phones'])],
    ['farm_details', isMailed(farm)],
    ['farm_details', isThere(farm['manager_id'])],
    ['farm_details', isThere(farm['profit_focus_group_id'])],
    ['contacts', contacts.some(isReached)],
    ...askedOfFiles(asked),
  ]
}

const isThere = (value: unknown): boolean => value !== null && value !== undefined
const isSome = (count: unknown): boolean => Number(count ?? 0) > 0
const isSaid = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''
const isMailed = (row: RawRow): boolean => isSome(row['mails']) || isSome(row['other_mails'])

function isReached(contact: RawRow): boolean {
  const isCalled = isSaid(contact['phone']) || isSome(contact['phones'])
  return isCalled || isSaid(contact['email']) || isMailed(contact)
}

/** A map holds for every year; advices and invoices are asked for where something was grown or kept. */
function askedOfFiles(asked: AskedPeriod): readonly Question[] {
  const { answers, period, until = Infinity } = asked
  const files = answers.files.filter(({ at }) => at <= until)
  const own = files.filter(({ period_id }) => period_id === period)
  const isIn = (among: typeof files, wanted: string): Question => [
    'files',
    among.some(({ category }) => category === wanted),
  ]
  return [
    isIn(files, 'Property map'),
    isIn(own, 'Bank or loan statement'),
    ...(soldByWeight(asked).size > 0 ? [isIn(own, 'RCTI or sale advice')] : []),
    ...(stockOf(asked).length > 0 ? [isIn(own, 'Livestock invoice')] : []),
    ...own.map(({ category }): Question => ['files', category !== null]),
  ]
}
