// The people of the financial record: days by how they are paid, and what of their cost went where.

import { costOfHours, daysCounted, fullTimeOf, usualAllowance } from '../finance/people-at-work.ts'
import type { Worker } from '../finance/people-at-work.ts'
import { sumIfAllKnown } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface WorkerOfRecord extends Worker {
  readonly kind: string
  /** Cents. */
  readonly wages: Known
  readonly allowance: Known
}

type LabourFigures = Readonly<Record<string, (people: readonly WorkerOfRecord[]) => Known>>

const [owner, permanent, casual, contractor] = [
  'Owner or family, unpaid',
  'Permanent',
  'Casual',
  'Contractor in place of staff',
] as const

export const labourFigures: LabourFigures = {
  days_owner: people => sumIfAllKnown(ofKind(people, owner).map(daysCounted)),
  days_permanent: people => sumIfAllKnown(ofKind(people, permanent).map(daysCounted)),
  days_casual: people => sumIfAllKnown(ofKind(people, casual).map(daysCounted)),
  fte_contract: people => sumIfAllKnown(ofKind(people, contractor).map(fullTimeOf)),
  owner_allowance_total: people => sumIfAllKnown(ofKind(people, owner).map(costOfWorker)),
  contract_labour_cost: people =>
    sumIfAllKnown(ofKind(people, contractor).map(({ wages }) => wages)),
  labour_cost_crop: people =>
    sumIfAllKnown(
      ownLabour(people).map(one => costOfHours(costOfWorker(one), one.cropHours ?? 0, one)),
    ),
  labour_cost_livestock: people =>
    sumIfAllKnown(
      ownLabour(people).map(one => costOfHours(costOfWorker(one), one.stockHours ?? 0, one)),
    ),
}

/** What one person costs: wages; of whoever is paid none, what that work would have cost. */
export function costOfWorker(worker: WorkerOfRecord): Known {
  return worker.kind === owner ? (worker.allowance ?? usualAllowance(worker)) : worker.wages
}

function ofKind(people: readonly WorkerOfRecord[], kind: string): readonly WorkerOfRecord[] {
  return people.filter(person => person.kind === kind)
}

/** Contractors stand apart in the record. */
function ownLabour(people: readonly WorkerOfRecord[]): readonly WorkerOfRecord[] {
  return people.filter(({ kind }) => kind !== contractor)
}
