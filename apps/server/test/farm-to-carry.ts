// A farm with a period 2022-23 that has something of every kind that can be carried into the next one,
// entered as people enter it, and the people who carry it.

import type {
  Carried,
  Chosen,
  RolledForward,
  RollForwardPreview,
  TakenBack,
} from '@furrow/wire/roll-forward-answer'
import { carriedKinds } from '@furrow/wire/carried-kinds'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { admin } from '../src/access/reach/viewer.ts'
import type { Viewer } from '../src/access/reach/viewer.ts'
import type { Database } from '../src/db/database.ts'
import type { Answer, Asker } from './asking.ts'
import { insertRow, listed } from './planted-farm.ts'
import { ofFarms } from './rules/asked-by-people.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: number }
type Calling = readonly [method: string, path: string, body?: unknown]

export interface FarmToCarry {
  readonly farm: number
  /** 2022-23, 2023-24 and 2024-25. */
  readonly from: number
  readonly into: number
  readonly later: number
  readonly paddocks: { readonly river: number; readonly hill: number; readonly flat: number }
  readonly cane: number
  readonly lucerne: number
  readonly enterprise: number
  readonly ewes: number
  readonly people: Readonly<Record<'office' | 'manager' | 'worker' | 'consultant', Viewer>>
  by(viewer: Viewer, ...call: Calling): Promise<Answer>
  add(entity: string, values: object): Promise<Row>
  /** As they stand, of the farm; of one period where that is said. */
  rows(entity: string, period?: number): Promise<readonly Row[]>
  preview(viewer?: Viewer): Promise<RollForwardPreview>
  start(choose?: Chosen, viewer?: Viewer): Promise<RolledForward>
  undo(id: number | null, viewer?: Viewer): Promise<TakenBack>
  refusedUndo(id: number | null, viewer?: Viewer): Promise<string>
  carried(viewer?: Viewer): Promise<readonly Carried[]>
}

export const everything: Chosen = Object.fromEntries(carriedKinds.map(kind => [kind, true]))
export const kindsOfMoney = [
  'land_values',
  'asset_values',
  'debts',
  'people',
  'water',
  'costs',
] as const
export const withoutMoney: Chosen = {
  ...everything,
  ...Object.fromEntries(kindsOfMoney.map(kind => [kind, false])),
}

type Told = (viewer: Viewer, status: number, call: Calling) => Promise<any> // eslint-disable-line typescript/no-explicit-any -- tests look into it

/** `name`: of the farm, and in the email addresses of its people. */
export async function farmToCarry(db: Database, asker: Asker, name: string): Promise<FarmToCarry> {
  const told: Told = async (viewer, status, [method, path, body]) => {
    const answer = await asker.as(viewer)(method, `/api/${path}`, body)
    expect(answer.status, `${method} ${path}: ${answer.text}\n${asker.lines.at(-1)}`).toBe(status)
    return answer.body.data
  }
  const office = admin(await personNamed(db, 'Olive Office', name))
  const add: Add = (entity, values) => told(office, 201, ['POST', entity, values])
  const farm = (await add('farms', { farm_name: name })).id
  const [from, into, later] = [
    await listed(db, 'periods', '2022-23'),
    await listed(db, 'periods', '2023-24'),
    await listed(db, 'periods', '2024-25'),
  ]
  await add('farm_period', { farm_id: farm, period_id: from, status: 'In progress' })
  const where = { farm_id: farm, period_id: from }
  const land = await landOf(db, add, where)
  const crops = await cropsOf(db, add, { ...where, ...land.paddocks })
  const stock = await stockOf(db, add, where)
  await owedOf(add, where)
  const people = await peopleOf(db, { farm, name, office })
  const known = { farm, from, into, later, people, add, ...land, ...crops, ...stock }
  const by: FarmToCarry['by'] = (viewer, method, path, body) =>
    asker.as(viewer)(method, `/api/${path}`, body)
  const rows: FarmToCarry['rows'] = async (entity, period) => {
    const there = period === undefined ? sql`` : sql`and period_id = ${period}`
    const found = await sql<Row>`
      select * from ${sql.table(entity)} where farm_id = ${farm} and deleted_at is null ${there}
      order by id`.execute(db)
    return found.rows
  }
  return { ...known, by, rows, ...startingOf({ ...known, by }, told) }
}

type Known = Pick<FarmToCarry, 'farm' | 'from' | 'into' | 'people' | 'by'>
type Starting = Pick<FarmToCarry, 'preview' | 'start' | 'undo' | 'refusedUndo' | 'carried'>

function startingOf({ farm, from, into, people, by }: Known, told: Told): Starting {
  const places = { farm_id: farm, from_period_id: from, period_id: into }
  const query = `farm_id=${farm}&from_period_id=${from}&period_id=${into}`
  const path = 'v2/roll-forward'
  return {
    preview: (viewer = people.manager) => told(viewer, 200, ['GET', `${path}/preview?${query}`]),
    start: (choose = everything, viewer = people.manager) =>
      told(viewer, 200, ['POST', path, { ...places, choose }]),
    undo: (id, viewer = people.manager) => told(viewer, 200, ['POST', `${path}/undo`, { id }]),
    async refusedUndo(id, viewer = people.manager) {
      const answer = await by(viewer, 'POST', `${path}/undo`, { id })
      expect([403, 409], answer.text).toContain(answer.status)
      return answer.body.message
    },
    carried: (viewer = people.manager) => told(viewer, 200, ['GET', `${path}?farm_id=${farm}`]),
  }
}

type Add = (entity: string, values: object) => Promise<Row>

async function landOf(db: Database, add: Add, where: { farm_id: number; period_id: number }) {
  const { farm_id } = where
  const home = await add('farm_properties', { name: 'Home', farm_id })
  const gauge = await add('rain_gauges', { name: 'House', farm_id })
  await add('farm_contacts', { name: 'Agronomist', farm_id })
  await add('farm_property_periods', {
    ...where,
    property_id: home.id,
    title_area: 310,
    ownership_type: 'Leased',
  })
  const category = await listed(db, 'valuation_categories', 'dryland-medium')
  const known = {
    ...where,
    property_id: home.id,
    rain_gauge_id: gauge.id,
    asset_type_id: await listed(db, 'asset_types', 'dryland-cropping'),
    valuation_category_id: category,
    soil_type: 'Heavy',
    sharefarm_percentage: 0.5,
    water_holding: 180,
    fallow_efficiency: 0.25,
  }
  const river = await add('paddocks', { ...known, name: 'River', area: 100.5 })
  const hill = await add('paddocks', { ...known, name: 'Hill', area: 80 })
  const flat = await add('paddocks', { ...where, name: 'Flat', area: 60 })
  await add('geolocations', { ...boundary, geolocatable_id: river.id })
  await add('property_paddock_valuations', {
    ...where,
    farm_property_id: home.id,
    valuation_category_id: category,
    val_per_hectare: 650_000,
  })
  const header = await add('asset_plant', { name: 'Header', farm_id })
  await add('assets_period', {
    ...where,
    asset_type: 'asset_plant',
    asset_id: header.id,
    value: 25_000_000,
  })
  return { paddocks: { river: river.id, hill: hill.id, flat: flat.id } }
}

export const boundary = {
  geolocatable_type: 'paddocks',
  location: {
    type: 'Polygon',
    coordinates: [
      [
        [151, -27],
        [151.01, -27],
        [151.01, -27.01],
        [151, -27],
      ],
    ],
  },
}

/**
 * A loan that goes on and one that was paid off, an account with nothing on it, a person and a licence; a cost of
 * which some is left, and one that was all used up.
 */
async function owedOf(add: Add, where: { farm_id: number; period_id: number }) {
  const debts = [
    {
      name: 'Farm loan',
      loan_kind: 'Term loan',
      lender: 'The bank',
      opening_balance: 300_000_00,
      repaid: 15_000_00,
      interest: 18_000_00,
      interest_rate: 0.06,
      notes: 'Refinanced in May.',
    },
    {
      name: 'Old header',
      loan_kind: 'Equipment finance',
      opening_balance: 20_000_00,
      repaid: 20_000_00,
    },
    { name: 'Overdraft', loan_kind: 'Overdraft', opening_balance: 5_000_00, closing_balance: 0 },
    { name: 'Not told', loan_kind: 'Family loan' },
  ]
  for (const debt of debts) await add('loans', { ...where, ...debt })
  await add('farm_workers', {
    ...where,
    name: 'Pat',
    worker_kind: 'Permanent',
    days_worked: 240,
    wages: 85_000_00,
  })
  for (const [name, carried_out] of [
    ['River', 300],
    ['Bore', undefined],
  ] as const) {
    const { farm_id } = where
    const water = await add('asset_waters', { farm_id, name, megalitres: 1000 })
    await add('water_accounts', { ...where, asset_water_id: water.id, allocated: 800, carried_out })
  }
  await add('cost_accruals', {
    ...where,
    line: 'exp_fertiliser_n',
    opening_on_hand: 20_000_00,
    closing_on_hand: 35_000_00,
    opening_prepaid: 0,
    closing_owed: 12_000_00,
  })
  const usedUp = { line: 'exp_seed', opening_on_hand: 9_000_00, closing_on_hand: 0 }
  await add('cost_accruals', { ...where, ...usedUp })
}

/** Wheat and cane are expected; cane and lucerne stand, wheat is off. */
async function cropsOf(
  db: Database,
  add: Add,
  place: { farm_id: number; period_id: number } & FarmToCarry['paddocks'],
) {
  const { river, hill, flat, ...where } = place
  const wheat = await listed(db, 'crop_types', 'wheat')
  const sugarcane = await listed(db, 'crop_types', 'sugarcane')
  const lucerneHay = await listed(db, 'crop_types', 'lucerne-hay')
  await add('crop_type_farm_periods', {
    ...where,
    crop_type_id: wheat,
    all_questions_answered: true,
    open_answers: { 'grazing.any': 'none' },
  })
  await add('crop_type_farm_periods', { ...where, crop_type_id: sugarcane })
  const crop = async (paddock_id: number, current_crop_id: number, stage?: string) => {
    const lifecycle_status_id = stage && (await listed(db, 'lifecycle_status', stage))
    const values = { paddock_id, current_crop_id, ...(stage && { lifecycle_status_id }) }
    const { id } = await add('crop_collections', values)
    const sown = { crop_collection_id: id, sowing_date: '2022-05-10', sowing_area: 50 }
    await add('sowing_collection_events', sown)
    return id
  }
  const grown = await crop(river, wheat)
  await add('grain_collection_events', {
    crop_collection_id: grown,
    harvested_date: '2022-11-20',
    harvested_area: 50,
    grain_tonnes: 150,
  })
  const cane = await crop(hill, sugarcane, 'sugarcane/plant-cane')
  const lucerne = await crop(flat, lucerneHay, 'lucerne-hay/establishment-year')
  return { cane, lucerne }
}

async function stockOf(db: Database, add: Add, where: { farm_id: number; period_id: number }) {
  const { rows } = await sql<{ id: number }>`
    select id from livestock_enterprises order by id limit 1`.execute(db)
  const enterprise = rows[0]?.id ?? 0
  const ewes = await listed(db, 'livestock_classes', 'sheep/ewes-breeding')
  const run = { ...where, livestock_enterprise_id: enterprise }
  await add('farm_livestock_enterprise_periods', run)
  await add('livestock_closing_events', {
    ...run,
    livestock_class_id: ewes,
    number: 85,
    weight: 55.5,
    class_groups: [{ group: 'Old', number: 85, weight: 55.5 }],
  })
  const rams = await listed(db, 'livestock_classes', 'sheep/rams')
  await add('livestock_closing_events', { ...run, livestock_class_id: rams, number: 0 })
  return { enterprise, ewes }
}

function personNamed(db: Database, person: string, farm: string): Promise<number> {
  const word = person.split(' ')[0]?.toLowerCase() ?? ''
  return insertRow(db, 'users', { name: person, email: `${word}@${farm.toLowerCase()}.example` })
}

interface Peopled {
  readonly farm: number
  readonly name: string
  readonly office: Viewer
}

async function peopleOf(db: Database, { farm, name, office }: Peopled) {
  const here = [farm]
  const [mary, will, cora] = [
    await personNamed(db, 'Mary Manager', name),
    await personNamed(db, 'Will Worker', name),
    await personNamed(db, 'Cora Consultant', name),
  ]
  return {
    office,
    manager: ofFarms(mary, { recorded: here, managed: here, money: here }),
    worker: ofFarms(will, { recorded: here }),
    consultant: { ...ofFarms(cora, { consulted: here, money: here }), isStaff: true },
  }
}
