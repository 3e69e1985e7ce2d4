// The farm's row for the period that is started: made, or restored where it was undone before.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { changeRows } from '../verbs/rows/change-rows.ts'
import { holdRows } from '../verbs/rows/hold-rows.ts'
import { restoreRows } from '../verbs/rows/remove-rows.ts'
import type { PeriodPair } from './period-pair.ts'
import { makeRows } from './write.ts'

const recording: readonly unknown[] = ['Not started', 'In progress']

/** Its number; nothing where the farm records the period already. */
export async function beginPeriod(way: PeriodPair): Promise<number | null> {
  const { context, farm, into } = way
  if (into.status !== null) return null
  if (into.farm_period_id !== null) return bringBack(way, into.farm_period_id)
  const values = { farm_id: farm, period_id: into.id, status: 'In progress' }
  const [made] = await makeRows(context, 'farm_period', [{ id: 0, name: into.name, values }])
  return made ?? null
}

async function bringBack({ context }: PeriodPair, id: number): Promise<number> {
  const entity = entityNamed(context.engine.catalogue, 'farm_period')
  const place = { entity, below: undefined }
  const held = await holdRows(context, place, {
    ids: [id],
    doing: 'remove',
    deleted: 'with',
    whole: true,
  })
  await restoreRows(context, place, held)
  // One that was handed over before it was deleted stays as far as it was.
  if (recording.includes(held.get(id)?.row?.['status'])) {
    await changeRows(context, place, [{ at: '', id, values: { status: 'In progress' } }])
  }
  return id
}
