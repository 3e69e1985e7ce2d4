import { breedingRatio } from '@furrow/farming/stock/breeding-ratios'
import { expect, test } from 'vitest'
import { stock, told } from './summary-for-tests.ts'
import { whyLossesMissing } from './summary-tables.ts'

const ewes = { species: 'sheep', joined: 100, scanned: 98, pregnant: 90, weaned: 110 }

function bred(counts: typeof ewes & { readonly foetuses?: number }) {
  return told(stock(8)).enterprises.map(group => {
    const ratios = { ...group.breeding.ratios, losses: breedingRatio('losses', [counts]) }
    return { ...group, breeding: { ...group.breeding, rounds: 1, ratios } }
  })
}

test('a loss rate that is not known says what it needs', () => {
  expect(whyLossesMissing(bred(ewes))).toMatch(/^Loss rate: .* sheep and goats .* “Foetuses”/)
})

test('one that is known needs no words', () => {
  expect(whyLossesMissing(bred({ ...ewes, foetuses: 130 }))).toBeUndefined()
  expect(whyLossesMissing([])).toBeUndefined()
})
