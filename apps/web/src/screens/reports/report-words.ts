// What the address of a report says beside its key: with whom it compares, of which edition, against whom.

import { useAddressWords } from '../../period/use-address-words.ts'
import type { AddressWords } from '../../period/use-address-words.ts'
import type { ReportWords } from './report-around.ts'

type Words = AddressWords<'group' | 'edition' | 'against' | 'version'>

export function useReportWords() {
  const [said, set] = useAddressWords(['group', 'edition', 'against', 'version'])
  // A version stands as it was released: beside another group the report is calculated now.
  const change = (changed: Partial<Words>) =>
    set('version' in changed ? { ...besideOthers, ...changed } : { version: null, ...changed })
  return { words: wordsIn(said), change }
}

const besideOthers = { group: null, edition: null, against: null }

export type ChangeWords = ReturnType<typeof useReportWords>['change']

function wordsIn({ group, edition, against, version }: Words): ReportWords {
  return {
    group: group ?? undefined,
    edition: numberIn(edition),
    against: against === 'top' || against === 'average' ? against : undefined,
    version: version === 'now' ? version : numberIn(version),
  }
}

function numberIn(word: string | null): number | undefined {
  const number = Number(word)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
