// The people of a settled year: nobody works longer than a year and a quarter. Whole cents.

import type { WorkerOfRecord } from '@furrow/farming/record/record-labour'
import { sharedCents } from '@furrow/farming/numbers/shared-cents'
import type { Row } from '../../rules/saving/save-rule.ts'
import type { NewRow } from '../row-set.ts'
import { figureIn, rounded } from './book-year.ts'

type WorkerKind = NonNullable<NewRow<'farm_workers'>['worker_kind']>

const kinds = [
  ['Owner or family, unpaid', 'days_owner', 1, ['Owner', 'Family']],
  ['Permanent', 'days_permanent', 1, ['Overseer', 'Farm hand', 'Second farm hand']],
  ['Casual', 'days_casual', 1, ['Seasonal work']],
  ['Contractor in place of staff', 'fte_contract', 240, ['Contract driver']],
] as const

const mostDays = 300
const hoursOfDay = 10

export function workersOf(record: Row): WorkerOfRecord[] {
  const people = kinds.flatMap(([kind, figure, daysOfOne]) =>
    split(figureIn(record, figure) * daysOfOne).map(days => ({ kind, days })),
  )
  const paid = sharedOver(people, figureIn(record, 'wages_paid_total'), isPaid)
  const hired = sharedOver(people, figureIn(record, 'contract_labour_cost'), isHired)
  const unpaid = sharedOver(people, figureIn(record, 'owner_allowance_total'), isOwner)
  const all = figureIn(record, 'labour_cost_total')
  const share = (line: string) => (all > 0 ? figureIn(record, line) / all : 0)
  const [crops, stock] = [share('labour_cost_crop'), share('labour_cost_livestock')]
  return people.map(({ kind, days }, place) => {
    const hours = days * hoursOfDay
    const [cropHours, stockHours] = [rounded(hours * crops, 1), rounded(hours * stock, 1)]
    return {
      kind,
      days,
      cropHours,
      stockHours,
      otherHours: rounded(Math.max(0, hours - cropHours - stockHours), 1),
      wages: isOwner(kind) ? null : (paid[place] ?? 0) + (hired[place] ?? 0),
      allowance: isOwner(kind) ? (unpaid[place] ?? 0) : null,
    }
  })
}

const isOwner = (kind: string): boolean => kind.startsWith('Owner')
const isHired = (kind: string): boolean => kind.startsWith('Contractor')
const isPaid = (kind: string): boolean => !isOwner(kind) && !isHired(kind)

function split(days: number): readonly number[] {
  if (days <= 0) return []
  const people = Math.ceil(days / mostDays)
  const each = rounded(days / people, 1)
  return Array.from({ length: people }, (_, place) =>
    place === people - 1 ? rounded(days - each * (people - 1), 1) : each,
  )
}

function sharedOver(
  people: readonly { readonly kind: string; readonly days: number }[],
  cents: number,
  isMeant: (kind: string) => boolean,
): readonly number[] {
  return sharedCents(
    cents,
    people.map(({ kind, days }) => (isMeant(kind) ? days : 0)),
  )
}

export function workerRows(
  workers: readonly WorkerOfRecord[],
  place: { readonly farm_id: number; readonly period_id: number },
): NewRow<'farm_workers'>[] {
  const met = new Map<string, number>()
  return workers.map(worker => {
    const at = met.get(worker.kind) ?? 0
    met.set(worker.kind, at + 1)
    return {
      ...place,
      name: nameOf(worker.kind, at),
      worker_kind: worker.kind as WorkerKind,
      days_worked: worker.days,
      crop_hours: worker.cropHours,
      livestock_hours: worker.stockHours,
      other_hours: worker.otherHours,
      wages: worker.wages,
      allowance: worker.allowance,
    }
  })
}

function nameOf(kind: string, at: number): string {
  const names = kinds.find(([name]) => name === kind)?.[3] ?? []
  return names[at] ?? `${names[0] ?? kind} ${at + 1}`
}
