// What is worked out of farms' periods: how complete a collection is, of many farms a score for each
// period, and what the crops of one come to.

import { rowNumberIn } from '@furrow/wire/row-number'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { completenessOf } from '../reports/completeness.ts'
import { croppingOf } from '../reports/cropping-summary.ts'
import { mostFarms, overviewOf } from '../reports/overview.ts'
import type { Mount } from '../verbs/mount.ts'
import { viewerIn } from './author-of.ts'
import { knowViewer } from './know-viewer.ts'
import type { ViewerOf } from './know-viewer.ts'
import { rowNumber } from './session-bodies.ts'
import { readSent, sessionCalls } from './session-call.ts'

export interface CompletenessParts {
  readonly mount: Mount
  readonly viewerOf: ViewerOf
}

export function completenessRoutes(
  app: FastifyInstance,
  { mount: { catalogue, db, today }, viewerOf }: CompletenessParts,
): void {
  const get = sessionCalls(app, 'GET')
  const known = [knowViewer(viewerOf)]
  get('/api/v2/completeness', known, async request => {
    const { farm_id: farm, period_id: period } = readSent(farmAndPeriod, request.query)
    const asking = { db, catalogue, viewer: viewerIn(request) }
    return { data: await completenessOf(asking, { farm, period }) }
  })
  get('/api/v2/cropping-summary', known, async request => {
    const { farm_id: farm, period_id: period } = readSent(farmAndPeriod, request.query)
    const asking = { db, catalogue, viewer: viewerIn(request), today: today() }
    return { data: await croppingOf(asking, { farm, period }) }
  })
  get('/api/v2/completeness/overview', known, async request => {
    const { farm_ids: farms } = readSent(someFarms, request.query)
    return { data: await overviewOf({ db, catalogue, viewer: viewerIn(request) }, farms) }
  })
}

const farmAndPeriod = z.object({
  farm_id: rowNumber('Say which farm.'),
  period_id: rowNumber('Say which period.'),
})

const someFarms = z.object({
  farm_ids: z
    .string({ error: 'Name farms by their numbers, with commas.' })
    .optional()
    .transform((text, context) => {
      const words = (text ?? '').split(',').map(word => word.trim())
      if (words.every(word => word === '')) return null
      const numbers = words.flatMap(word => rowNumberIn(word) ?? [])
      if (numbers.length === words.length) return [...new Set(numbers)]
      context.addIssue({ code: 'custom', message: 'Name farms by their numbers, with commas.' })
      return z.NEVER
    })
    .refine(farms => farms === null || farms.length <= mostFarms, {
      error: `Ask for at most ${mostFarms} farms at once.`,
    }),
})
