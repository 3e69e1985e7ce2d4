// What is done with the enterprises of a farm, as one change each: what is of the farm, of this period, and how the
// farm reckons with it are three records.

import type { Change, ChangeStep, Values } from '../../../data/outbox/change.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { SheetPlace } from '../../../period/use-sheet-place.ts'
import type { SheetColumn, SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import type { SheetPart } from '../../../sheet/writing/sheet-change.ts'
import { changedSteps, filledIn, goneStep, rowPart } from '../../../sheet/writing/sheet-parts.ts'
import type { EnterpriseParts } from './enterprise-name.ts'
import type { EnterpriseRow, KeptClass } from './enterprise-row.ts'

type Place = CollectionPlace & { readonly newId: () => number }

export function enterpriseChange(
  write: SheetWrite,
  place: SheetPlace<EnterpriseRow>,
  columns: readonly SheetColumn<EnterpriseRow>[],
): Change {
  const { farmId, rows, newId } = place
  // What is written to the two others of a new row stands in the columns that it is typed with.
  const typed = write.added.map(cells => Number(cells['livestock_enterprise_id']))
  const parts = {
    farm: rowPart({
      resource: 'farm_livestock_enterprises',
      of: ({ ofFarm }: EnterpriseRow) => ofFarm,
      given: { farm_id: farmId },
    }),
    period: periodPart(place, typed),
    settings: settingsPart(place, typed),
  }
  return sheetChange(write, { farmId, rows, columns, parts, newId })
}

/** A new one is run in this period unless it says that it is not. */
function periodPart(place: Place, typed: readonly number[]): SheetPart<EnterpriseRow> {
  const resource = 'farm_livestock_enterprise_periods'
  return {
    resources: [resource],
    steps: ({ active }, { row, place: at }) => {
      if (active === false) return row?.inPeriod ? [goneStep(resource, row.inPeriod.id)] : []
      if (row && (active === undefined || row.inPeriod)) return []
      const which = row?.ofFarm.livestock_enterprise_id ?? typed[at]
      return [storeStep(resource, { livestock_enterprise_id: which }, place)]
    },
  }
}

function settingsPart(place: Place, typed: readonly number[]): SheetPart<EnterpriseRow> {
  return {
    resources: [settingsName],
    steps: (values, { row, place: at }) =>
      settingsSteps(values, row, place, row?.ofFarm.livestock_enterprise_id ?? typed[at]),
  }
}

/** Made with the first that is said. */
function settingsSteps(
  values: Values,
  row: Pick<EnterpriseRow, 'settings'> | undefined,
  place: Place,
  livestock_enterprise_id: number | undefined,
): readonly ChangeStep[] {
  if (row?.settings) return changedSteps(settingsName, row.settings, values)
  const said = filledIn(values)
  if (Object.keys(said).length === 0) return []
  return [storeStep(settingsName, { livestock_enterprise_id, ...said }, place)]
}

const settingsName = 'livestock_enterprise_settings'
const classesName = 'livestock_enterprise_classes'
const setFields = [
  'rating_set',
  'rating_variant',
  'sale_unit',
  'overhead_share',
  'grazed_hectares',
] as const

/** A combination that nobody had yet; it stays when the farm that added it does without. */
export function proposedEnterprise(parts: EnterpriseParts, name: string, id: number): Change {
  const steps = [
    { do: 'store', resource: 'livestock_enterprises', id, values: { ...parts } },
  ] as const
  return { label: `New enterprise ${name}`, farmId: null, steps }
}

/** `row`: where the farm has it already, and it is only to be run again. */
export function runningChange(
  enterprise: { readonly id: number; readonly name: string },
  row: EnterpriseRow | undefined,
  place: Place,
): Change {
  const livestock_enterprise_id = enterprise.id
  const steps: readonly ChangeStep[] = [
    ...(row
      ? changedSteps('farm_livestock_enterprises', row.ofFarm, { last_period_id: null })
      : [ofFarmStep(livestock_enterprise_id, place)]),
    ...(row?.inPeriod
      ? []
      : [storeStep('farm_livestock_enterprise_periods', { livestock_enterprise_id }, place)]),
  ]
  return { label: `Add ${enterprise.name}`, farmId: place.farmId, steps }
}

function ofFarmStep(livestock_enterprise_id: number, { farmId, newId }: Place): ChangeStep {
  const values = { farm_id: farmId, livestock_enterprise_id }
  return { do: 'store', resource: 'farm_livestock_enterprises', id: newId(), values }
}

/** With how the farm reckoned with them in this period; what is recorded of their stock keeps them (R26). */
export function deletedChange(rows: readonly EnterpriseRow[], place: Place): Change {
  const gone = rows.flatMap(({ ofFarm, inPeriod, settings, kept }) => [
    ...kept.map(({ id }) => goneStep(classesName, id)),
    ...(settings ? [goneStep(settingsName, settings.id)] : []),
    ...(inPeriod ? [goneStep('farm_livestock_enterprise_periods', inPeriod.id)] : []),
    goneStep('farm_livestock_enterprises', ofFarm.id),
  ])
  const whose = rows.map(({ name }) => name).join(', ')
  return { label: `Deletion of ${whose}`, farmId: place.farmId, steps: gone }
}

/** How the farm reckons with another; of the same species its classes, too. */
export function copiedSettings(from: EnterpriseRow, to: EnterpriseRow, place: Place): Change {
  const values = Object.fromEntries(
    setFields.flatMap(name => {
      const value = from.settings?.[name] ?? null
      return value === null || isShareOfFarm(name) ? [] : [[name, value]]
    }),
  )
  const which = to.ofFarm.livestock_enterprise_id
  const isSameSpecies = from.enterprise?.species_id === to.enterprise?.species_id
  const classes = isSameSpecies ? from.kept.flatMap(one => copiedClass(one, to, place)) : []
  const settings = settingsSteps(values, to, place, which)
  const label = `Settings of ${from.name} for ${to.name}`
  return { label, farmId: place.farmId, steps: [...settings, ...classes] }
}

/** What is a part of the farm’s is not another’s as well. */
function isShareOfFarm(name: (typeof setFields)[number]): boolean {
  return name === 'overhead_share' || name === 'grazed_hectares'
}

function copiedClass(from: KeptClass, to: EnterpriseRow, place: Place): readonly ChangeStep[] {
  const { livestock_class_id, standard_value } = from
  const own = to.kept.find(one => one.livestock_class_id === livestock_class_id)
  const said = filledIn({ standard_value })
  if (own) return changedSteps(classesName, own, said)
  return [keptClassStep({ to, classId: livestock_class_id, said }, place)]
}

interface ClassToKeep {
  readonly to: EnterpriseRow
  readonly classId: number
  readonly said?: Values
}

export function keptClassStep({ to, classId, said }: ClassToKeep, place: Place): ChangeStep {
  const of = {
    livestock_enterprise_id: to.ofFarm.livestock_enterprise_id,
    livestock_class_id: classId,
  }
  return storeStep(classesName, { ...of, ...said }, place)
}

function storeStep(
  resource: Extract<ChangeStep, { do: 'store' }>['resource'],
  values: Values,
  { farmId, periodId, newId }: Place,
): ChangeStep {
  const where = { farm_id: farmId, period_id: periodId }
  return { do: 'store', resource, id: newId(), values: { ...where, ...values } }
}
