// What a device of the release before held when it went out of reach, as it was recorded there, with
// other numbers for its rows: those that they have where it is read again.

import { readFileSync } from 'node:fs'

export interface RecordedDevice {
  readonly databases: Readonly<Record<string, RecordedDatabase>>
  readonly localStorage: Readonly<Record<string, string>>
}

interface RecordedDatabase {
  readonly version: number
  readonly stores: Readonly<Record<string, RecordedStore>>
}

interface RecordedStore {
  readonly keyPath: string | readonly string[] | null
  readonly autoIncrement: boolean
  readonly rows: readonly { readonly key: unknown; readonly value: unknown }[]
}

interface RecordedStep {
  readonly do: string
  readonly resource: string
  readonly id: number
  readonly values?: Readonly<Record<string, unknown>>
  readonly seen?: string
}

export interface RecordedEntry {
  readonly seq: number
  readonly key: string
  readonly label: string
  readonly farmId: number | null
  readonly steps: readonly RecordedStep[]
  readonly sent?: { readonly steps: readonly RecordedStep[] }
}

export interface RecordedHeld {
  readonly marks: readonly {
    readonly row: string
    readonly column: string
    readonly text: string
  }[]
  readonly drafts: readonly {
    readonly key: string
    readonly values: Readonly<Record<string, number>>
  }[]
}

interface RecordedRow {
  readonly resource: string
  readonly id: number
  readonly name: string
}

export const recordedDevice = read('device.json') as RecordedDevice
/** The rows that were there before, and what they are called. */
export const recordedRows = read('rows.json') as readonly RecordedRow[]
export const recordedAddresses = read('addresses.json') as Readonly<Record<string, string>>
export const recordedEntries = storeOf('furrow-3', 'outbox').map(
  ({ value }) => value as RecordedEntry,
)

/** Where the rows are now. */
export interface RowsNow {
  idOf(resource: string, name: string): number
  /** `updated_at` of it. */
  seenOf(resource: string, id: number): string | undefined
}

export function renumberedDevice(now: RowsNow): RecordedDevice {
  const { databases, localStorage } = recordedDevice
  const [user, farm, period] = [
    numberNow(now, 'users', 3),
    numberNow(now, 'farms', 7),
    numberNow(now, 'periods', 17),
  ]
  const { 'furrow-3': own, 'furrow-sheets': sheets, ...others } = databases
  if (!own || !sheets) throw new Error('The recorded device has lost its databases.')
  const farms = [{ key: farm, value: { farm, at: Date.now() } }]
  const outbox = storeOf('furrow-3', 'outbox').map(({ key, value }) => ({
    key,
    value: renumberedEntry(value as RecordedEntry, now),
  }))
  return {
    databases: {
      ...others,
      [`furrow-${user}`]: withRows(withRows(own, 'outbox', outbox), 'farms', farms),
      'furrow-sheets': withRows(sheets, 'notes', renumberedNotes(now)),
    },
    localStorage: { ...localStorage, farmId: String(farm), periodId: String(period) },
  }
}

function renumberedEntry(entry: RecordedEntry, now: RowsNow): RecordedEntry {
  const steps = (all: readonly RecordedStep[]) => all.map(step => renumberedStep(step, now))
  const { sent } = entry
  return {
    ...entry,
    farmId: entry.farmId && numberNow(now, 'farms', entry.farmId),
    steps: steps(entry.steps),
    ...(sent && { sent: { ...sent, steps: steps(sent.steps) } }),
  }
}

function renumberedStep(step: RecordedStep, now: RowsNow): RecordedStep {
  const id = numberNow(now, step.resource, step.id)
  const values = Object.entries(step.values ?? {}).map(([name, value]) => {
    const resource = resourceOf[name]
    if (resource === undefined && name.endsWith('_id')) throw new Error(`Of what is ${name}?`)
    const isNumber = resource !== undefined && typeof value === 'number'
    return [name, isNumber ? numberNow(now, resource, value) : value]
  })
  const seen = step.seen && now.seenOf(step.resource, id)
  return {
    ...step,
    id,
    ...(step.values && { values: Object.fromEntries(values) as RecordedStep['values'] & object }),
    ...(seen && { seen }),
  }
}

const resourceOf: Readonly<Record<string, string>> = {
  farm_id: 'farms',
  period_id: 'periods',
  paddock_id: 'paddocks',
  crop_collection_id: 'crop_collections',
  current_crop_id: 'crop_types',
  crop_type_id: 'crop_types',
  rain_gauge_id: 'rain_gauges',
  chemical_element_id: 'chemical_elements',
  fertiliser_collection_event_id: 'fertiliser_collection_events',
  user_id: 'users',
}

/** By the sheet that they are of: `3 crops 7 17`. */
function renumberedNotes(now: RowsNow) {
  const to = (resource: string, id: string | number) => numberNow(now, resource, Number(id))
  return storeOf('furrow-sheets', 'notes').map(({ key, value }) => {
    const [user = '', sheet = '', ...words] = String(key).split(' ')
    const who = `${to('users', user)} ${sheet}`
    if (words[0] === 'look') return { key: `${who} look`, value }
    const [farm = '', period = ''] = words.slice(-2)
    const gauge = sheet === 'rain' ? [to('rain_gauges', words[0] ?? ''), words[1]] : []
    const place = [...gauge, to('farms', farm), to('periods', period)]
    return {
      key: `${who} ${place.join(' ')}`,
      value: renumberedHeld(sheet, value as RecordedHeld, to),
    }
  })
}

type ToNow = (resource: string, id: string | number) => number

function renumberedHeld(sheet: string, { marks, drafts }: RecordedHeld, to: ToNow): RecordedHeld {
  const resource = { crops: 'crop_collections', paddocks: 'paddocks' }[sheet]
  return {
    marks: marks.map(mark => ({
      ...mark,
      row: resource ? String(to(resource, mark.row)) : mark.row,
    })),
    drafts: drafts.map(({ key, values: { 'crop.paddock_id': paddock, ...values } }) => ({
      key,
      values: {
        ...values,
        ...(paddock !== undefined && { 'crop.paddock_id': to('paddocks', paddock) }),
      },
    })),
  }
}

/** Rows that were made on the device keep the number that it gave them. */
export function numberNow(now: RowsNow, resource: string, id: number): number {
  if (id < 0) return id
  const row = recordedRows.find(one => one.resource === resource && one.id === id)
  if (!row) throw new Error(`No ${resource} ${id} was recorded.`)
  return now.idOf(resource, row.name)
}

export function storeOf(database: string, store: string): RecordedStore['rows'] {
  return recordedDevice.databases[database]?.stores[store]?.rows ?? []
}

function withRows(
  database: RecordedDatabase,
  store: string,
  rows: RecordedStore['rows'],
): RecordedDatabase {
  const kept = database.stores[store]
  if (!kept) throw new Error(`No ${store} was recorded.`)
  return { ...database, stores: { ...database.stores, [store]: { ...kept, rows } } }
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
}
