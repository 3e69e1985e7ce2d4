// How each crop of the farm went over its last periods, those that it grows now first, by what doesn’t follow from rain.

import type { CropTrend } from './blocks/crop-multiples.ts'
import type { ReportSources } from './report-sources.ts'

export async function cropTrends(
  sources: ReportSources,
  measures: readonly string[],
): Promise<readonly CropTrend[]> {
  const read = await sources.periodsOfCrops()
  const latestFirst = read.periods.toReversed().flatMap(({ results }) => results)
  const names = new Map<string, string>()
  for (const { scope, name } of latestFirst) if (!names.has(scope)) names.set(scope, name)
  const grown = new Set(sources.scopes.map(({ scope }) => scope as string))
  const crops = [...names].filter(([scope]) => scope.startsWith('crop '))
  return Promise.all(
    crops.map(async ([scope, name]) => ({
      name,
      produce: sources.produceOf(scope),
      trend: await sources.trend(scope, measures, read),
      isGrown: grown.has(scope),
    })),
  )
}
