// The one thing that a comparison says.

import { placeWords } from '@furrow/farming/benchmarks/results/place-words'
import type { DollarGapTold } from '@furrow/wire/ladder/ladder-answer'
import { labelInSentence } from '../reports/ladder/ladder-findings.ts'
import { measureIn } from './compared-scope.ts'
import type { ComparedMeasure, ComparedScope } from './compared-scope.ts'

/** Of the whole farm: its return, its place, and what makes most of the gap. */
export function summaryOf(farm: ComparedScope, ladder: DollarGapTold | null): string {
  const roam = measureIn(farm, 'roam')
  if (!roam || roam.own === null) return withoutReturn(farm)
  const { own, average, declared, place, figure } = roam
  const beside = average === null ? '' : `, against ${figure(average).text} on the average farm`
  const where = placeWords(place, declared.better)?.toLowerCase()
  const told = `The farm’s assets returned ${figure(own).text}${beside}${where ? `: ${where}` : ''}.`
  const most = ladder?.findings.find(({ total }) => total !== null && total !== 0)
  return most ? `${told} ${most.sentence}` : told
}

function withoutReturn({ answer, measures }: ComparedScope): string {
  const { missing, group } = answer
  if (measures.some(({ declared }) => declared.needsMoney) && missing.length > 0) {
    return `The return of the farm is not known yet. It needs ${list.format(missing).toLowerCase()}.`
  }
  return group
    ? `How the farm’s season compares with ${group.name}.`
    : 'The farm’s own figures: no group has been published to compare them with yet.'
}

const list = new Intl.ListFormat('en-AU')

/** Of an enterprise: its first measures, beside the group's. */
export function summaryOfEnterprise(
  compared: ComparedScope,
  { name, first }: { readonly name: string; readonly first: readonly string[] },
): string {
  const told = first.flatMap(one => {
    const measure = measureIn(compared, one)
    if (!measure || measure.own === null) return []
    const { declared, own, figure } = measure
    return [`${labelInSentence(declared.label)} ${figure(own).text}${againstOthers(measure)}`]
  })
  return told.length === 0
    ? `Nothing is known of ${name} yet that could be compared.`
    : `${name}: ${told.join('; ')}.`
}

/** `, against 3.31 t/ha on the average farm`; the middle farm where no average is told. */
export function againstOthers({ average, band, figure }: ComparedMeasure): string {
  if (average !== null) return `, against ${figure(average).text} on the average farm`
  return band ? `, against ${figure(band.middle).text} on the middle farm` : ''
}
