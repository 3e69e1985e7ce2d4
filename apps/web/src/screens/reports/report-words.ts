// What the address of a report says beside its key: with whom it compares, of which edition, against whom.

import { useAddressWords } from '../../period/use-address-words.ts'
import type { AddressWords } from '../../period/use-address-words.ts'
import type { ReportWords } from './report-around.ts'

type Words = AddressWords<'group' | 'edition' | 'against'>

export function useReportWords() {
  const [said, change] = useAddressWords(['group', 'edition', 'against'])
  return { words: wordsIn(said), change }
}

export type ChangeWords = ReturnType<typeof useReportWords>['change']

function wordsIn({ group, edition, against }: Words): ReportWords {
  const number = Number(edition)
  return {
    group: group ?? undefined,
    edition: Number.isSafeInteger(number) && number > 0 ? number : undefined,
    against: against === 'top' || against === 'average' ? against : undefined,
  }
}
