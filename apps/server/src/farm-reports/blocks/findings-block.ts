// What is worth a sentence, the most dollars first.

import { measureFinding } from '@furrow/farming/benchmarks/ladder/benchmark-findings'
import { findingSentence } from '@furrow/farming/benchmarks/ladder/finding-sentence'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { DollarGapTold } from '@furrow/wire/ladder/ladder-answer'
import { aboutOf } from '../compared-scope.ts'
import type { ComparedMeasure, ComparedScope } from '../compared-scope.ts'

type FindingsBlock = BlockOf<'findings'>

/** Of the farm and all that it grows and keeps, in dollars. */
export function findingsOfGap(
  { findings }: DollarGapTold,
  { most, scope }: { readonly most: number; readonly scope?: string },
): readonly FindingsBlock[] {
  const told = findings.filter(one => scope === undefined || one.scope === scope)
  return blockOf(
    told.slice(0, most).map(({ sentence, is_better, scope: of, measure }) => ({
      sentence,
      is_better,
      about: measure === null ? null : { scope: of, measure },
    })),
  )
}

/** Of some measures, what does worse first: for who sees no money, and where there is no gap to tell. */
export function findingsOfMeasures(
  { measures }: ComparedScope,
  names: readonly string[],
): readonly FindingsBlock[] {
  const found = names.flatMap(name => {
    const measure = measures.find(one => one.name === name)
    return measure ? findingOf(measure) : []
  })
  const worse = found.filter(({ is_better }) => is_better === false)
  const others = found.filter(({ is_better }) => is_better !== false)
  return blockOf([...worse, ...others].slice(0, mostOfMeasures))
}

/** So many are worth reading. */
const mostOfMeasures = 6

function findingOf(measure: ComparedMeasure): FindingsBlock['findings'] {
  const { name, declared, own, band, figure } = measure
  const written = (value: number) => figure(value).text
  const found = measureFinding(
    { measure: name, own, band, better: declared.better, rungs: [], written },
    [],
  )
  if (!found) return []
  const words = { label: declared.label, figure: written, against: '' }
  return [
    {
      sentence: findingSentence(found, words),
      is_better: found.is_better,
      about: aboutOf(measure),
    },
  ]
}

function blockOf(findings: FindingsBlock['findings']): readonly FindingsBlock[] {
  return findings.length === 0 ? [] : [{ kind: 'findings', findings }]
}
