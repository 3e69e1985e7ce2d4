// Makes an edition: from the results of all farms to the few figures that are published of each set. Whatever
// anybody is shown of others is worked out from these.

import { idsOf } from './crowd.ts'
import { isWithheld } from './edition.ts'
import type { EditionInput, PublishedSet } from './edition.ts'
import { allRules } from './privacy-rules.ts'
import type { PrivacyRules } from './privacy-rules.ts'
import { averagesOf } from './published-averages.ts'
import { percentilesOf } from './published-percentiles.ts'
import { publishingOf } from './publishing.ts'
import { bandOf } from './threshold-rule.ts'

export function publish(input: EditionInput): readonly PublishedSet[] {
  return publishByRules(input, allRules)
}

/** For the tests that show what each rule is good for. */
export function publishByRules(input: EditionInput, rules: PrivacyRules): readonly PublishedSet[] {
  const publishing = publishingOf(input, rules)
  const { crowd, menu } = publishing
  const { sets: averages, tops } = averagesOf(publishing)
  const averaged = averages.filter(({ average }) => !isWithheld(average)).map(({ key }) => key)
  const percentiles = percentilesOf(publishing, new Set(averaged))
  const sets = menu.sets.flatMap(({ key, kind }, at): PublishedSet[] => {
    const average = averages[at]
    const rows = percentiles[at]
    if (!average || !rows) return []
    return [
      {
        key,
        kind,
        farms: idsOf(crowd, rows.farms),
        averaged: idsOf(crowd, average.farms),
        band: bandOf(rows.farms.length),
        average: average.average,
        percentiles: rows.percentiles,
      },
    ]
  })
  return [
    ...sets,
    ...tops.map(({ key, of, ranking, farms, average }): PublishedSet => {
      const ids = idsOf(crowd, farms)
      const band = bandOf(farms.length)
      return {
        key,
        kind: 'top',
        of: of.key,
        ranking,
        farms: ids,
        averaged: ids,
        band,
        average,
        percentiles: [],
      }
    }),
  ]
}
