import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askingFurrow } from './asking.ts'
import type { Asker } from './asking.ts'
import { everything, farmToCarry, withoutMoney } from './farm-to-carry.ts'
import type { FarmToCarry } from './farm-to-carry.ts'
import { ownDatabase } from './own-database.ts'
import { listed } from './planted-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let farm: FarmToCarry
let farms = 0
beforeAll(async () => {
  asker = await askingFurrow(db)
})
beforeEach(async () => {
  farms += 1
  farm = await farmToCarry(db, asker, `Farm${farms}`)
})
afterAll(() => asker.close())

const tables = [...furrow().values()]
  .filter(
    ({ ownedBy, readAlone, name }) => ownedBy.kind === 'farm' && !readAlone && name !== 'farms',
  )
  .map(({ name }) => name)
  .filter(name => !['roll_forwards', 'assets'].includes(name))

/** Every row of the farm that stands, but for when it was last touched. */
async function standing(): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {}
  for (const name of tables) {
    const rows = await farm.rows(name)
    told[name] = rows.map(({ updated_at: _touched, deletion_id: _gone, ...row }) => row)
  }
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from geolocations g join paddocks p on p.id = g.geolocatable_id
    where p.farm_id = ${farm.farm} and g.deleted_at is null`.execute(db)
  return { ...told, boundaries: rows[0]?.count }
}

const inNew = () => ({ farm_id: farm.farm, period_id: farm.into })
const change = (path: string, values: object, viewer = farm.people.worker) =>
  farm.by(viewer, 'PATCH', path, values)
const newPaddock = async () => {
  const [river] = await farm.rows('paddocks', farm.into)
  return river?.id ?? expect.fail('nothing was carried')
}
const end = 'so this can no longer be undone.'
const today = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Brisbane',
  dateStyle: 'long',
})
const on = ` on ${today.format(new Date())}`

describe('taking back', () => {
  test('leaves the farm as it was, and no period', async () => {
    const before = await standing()
    const { id } = await farm.start()
    expect(await standing()).not.toEqual(before)
    const done = await farm.undo(id)
    expect(done).toMatchObject({ id, period_id: farm.into, period_stays: false })
    expect(await standing()).toEqual(before)
    const { body } = await farm.by(farm.people.worker, 'GET', `roll_forwards/${id}`)
    expect(body.data.undone_at).not.toBeNull()
    expect(await farm.carried()).toEqual([])
  })

  test('is not the end: the period is started again', async () => {
    const { id } = await farm.start()
    await farm.undo(id)
    const again = await farm.start()
    expect(again).toMatchObject({ is_new: true, counts: { paddocks: 3, standing_crops: 2 } })
    expect(await farm.rows('farm_period')).toMatchObject([{}, { status: 'In progress' }])
    await farm.undo(again.id)
    expect(await farm.rows('farm_period')).toHaveLength(1)
  })

  test('a retired paddock is not carried into it, and is said', async () => {
    const [river] = await farm.rows('paddocks', farm.from)
    const name = String(river?.['name'])
    const retire = (retired: boolean) =>
      farm.by(farm.people.worker, 'PATCH', `paddocks/${river?.id}`, { retired })
    expect((await retire(true)).status).toBe(200)
    const { kinds } = await farm.preview()
    const [paddocks] = kinds
    expect(paddocks?.rows.map(row => row.name)).not.toContain(name)
    expect(paddocks?.notes.join(' ')).toContain(`${name} is retired, so not in`)
    await farm.start()
    const told = (await farm.rows('paddocks', farm.into)).map(row => row['name'])
    expect(told).not.toContain(name)
    expect(told).toHaveLength(2)
    expect(await farm.rows('paddocks', farm.from)).toHaveLength(3)
  })

  test('is redone with what it was started with', async () => {
    const [river, hill] = await farm.rows('paddocks', farm.from)
    const choose = { paddocks: [river?.id ?? 0, hill?.id ?? 0], crops: true, properties: true }
    const { id, counts } = await farm.start(choose)
    const told = async () => (await farm.rows('paddocks', farm.into)).map(row => row['name'])
    const started = await told()
    expect(started).toHaveLength(2)
    const redo = () => farm.by(farm.people.manager, 'POST', 'v2/roll-forward/redo', { id })
    expect((await redo()).status).toBe(409)
    await farm.undo(id)
    expect(await told()).toEqual([])
    const again = await redo()
    expect(again.body.data).toMatchObject({ is_new: true, period_id: farm.into, counts })
    expect(await told()).toEqual(started)
    expect(await farm.rows('farm_period')).toHaveLength(2)
    await farm.undo(again.body.data.id)
    expect(await told()).toEqual([])
  })

  test('keeps the period where something else is in it', async () => {
    const { id } = await farm.start()
    await farm.add('paddocks', { ...inNew(), name: 'By hand', area: 10 })
    expect(await farm.undo(id)).toMatchObject({ period_stays: true })
    expect((await farm.rows('paddocks', farm.into)).map(row => row['name'])).toEqual(['By hand'])
    expect(await farm.rows('farm_period')).toHaveLength(2)
  })

  test('is done once', async () => {
    const { id } = await farm.start()
    const both = await Promise.all(
      [1, 2].map(() => farm.by(farm.people.manager, 'POST', 'v2/roll-forward/undo', { id })),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await farm.refusedUndo(id)).toBe('This period start has already been undone.')
  })

  test('is for colleagues, too', async () => {
    const { id } = await farm.start()
    expect(await farm.undo(id, farm.people.consultant)).toMatchObject({ period_stays: false })
    await farm.add('farm_period', { ...inNew(), status: 'In progress' }).catch(() => undefined)
  })

  test('of what was carried later comes first', async () => {
    const first = await farm.start({ paddocks: true })
    const second = await farm.start({ standing_crops: true })
    expect(await farm.refusedUndo(first.id)).toBe(
      'More was carried over later that depends on this: undo that first.',
    )
    await farm.undo(second.id)
    expect(await farm.undo(first.id)).toMatchObject({ period_stays: false })
  })

  test('is told to be possible until it is not', async () => {
    const { id } = await farm.start()
    expect(await farm.carried()).toMatchObject([
      {
        id,
        from_name: '2022-23',
        period_id: farm.into,
        by: 'Mary Manager',
        stays_because: null,
        counts: { paddocks: 3 },
      },
    ])
    await change(`paddocks/${await newPaddock()}`, { area: 99 })
    expect((await farm.carried())[0]?.stays_because).toBe(
      `Will Worker changed a paddock (River)${on}, ${end}`,
    )
  })
})

describe('what was worked with stays', () => {
  const cases: readonly (readonly [string, () => Promise<unknown>, string])[] = [
    [
      'a paddock was changed',
      async () => change(`paddocks/${await newPaddock()}`, { soil_type: 'Light' }),
      'Will Worker changed a paddock (River)',
    ],
    [
      'a paddock was deleted',
      async () => farm.by(farm.people.worker, 'DELETE', `paddocks/${await newPaddock()}`),
      // What goes along goes in the same statement; any of it may be told first.
      'Will Worker deleted a',
    ],
    [
      'a crop was entered on one',
      async () =>
        farm.by(farm.people.worker, 'POST', 'crop_collections', {
          paddock_id: await newPaddock(),
          current_crop_id: await listed(db, 'crop_types', 'barley'),
        }),
      'Will Worker added a crop on a paddock',
    ],
    [
      'one was mapped',
      async () => {
        const [, hill] = await farm.rows('paddocks', farm.into)
        const place = { geolocatable_type: 'paddocks', geolocatable_id: hill?.id }
        const ring = [
          [151, -27],
          [151.01, -27],
          [151.01, -27.01],
          [151, -27],
        ]
        const location = { type: 'Polygon', coordinates: [ring] }
        return farm.by(farm.people.worker, 'POST', 'geolocations', { ...place, location })
      },
      'Will Worker added a place on the map',
    ],
    [
      'stock moved in an enterprise',
      () =>
        farm.by(farm.people.worker, 'POST', 'livestock_ledgers', {
          ...inNew(),
          livestock_class_id: farm.ewes,
          livestock_enterprise_id: farm.enterprise,
          number: 3,
        }),
      'Will Worker added a ledger line',
    ],
    [
      'all was answered about a crop',
      async () => {
        const [wheat] = await farm.rows('crop_type_farm_periods', farm.into)
        return change(`crop_type_farm_periods/${wheat?.id}`, { all_questions_answered: true })
      },
      'Will Worker changed a crop grown in a period',
    ],
    [
      'an animal less was counted on the first day',
      async () => {
        const [line] = await farm.rows('livestock_ledgers', farm.into)
        return change(`livestock_ledgers/${line?.id}`, { number: 84 })
      },
      'Will Worker changed a ledger line',
    ],
  ]

  test.each(cases)('where %s', async (_what, work, sentence) => {
    const { id } = await farm.start(withoutMoney)
    const answer = (await work()) as { status: number; text: string }
    expect([200, 201], answer.text).toContain(answer.status)
    const before = await standing()
    const said = await farm.refusedUndo(id)
    expect(said).toContain(sentence)
    expect(said.endsWith(`${on}, ${end}`), said).toBe(true)
    expect(await standing()).toEqual(before)
  })

  test('where a still later period was started from it', async () => {
    const { id } = await farm.start()
    const next = { farm_id: farm.farm, from_period_id: farm.into, period_id: farm.later }
    const ask = asker.as(farm.people.manager)
    const choose = { paddocks: true }
    const { status, text } = await ask('POST', '/api/v2/roll-forward', { ...next, choose })
    expect(status, text).toBe(200)
    expect(await farm.refusedUndo(id)).toBe(`You added a paddock (River)${on}, ${end}`)
  })

  test('where somebody said that a warning about it is right', async () => {
    const { id } = await farm.start({ paddocks: [farm.paddocks.flat] })
    const [flat] = await farm.rows('paddocks', farm.into)
    const place = `farm_id=${farm.farm}&period_id=${farm.into}`
    const { body, text } = await farm.by(farm.people.worker, 'GET', `v2/open-points?${place}`)
    expect(body.data, `${text} ${asker.lines.at(-1)}`).toBeDefined()
    const point = body.data.warnings.find((one: { id: number }) => one.id === flat?.id)
    await farm.by(farm.people.worker, 'POST', 'confirmed_warnings', {
      ...inNew(),
      code: point.code,
      resource: 'paddocks',
      row: flat?.id,
      field: point.field,
      said: point.message,
      note: 'It is so.',
    })
    expect(await farm.refusedUndo(id)).toContain('Will Worker added a confirmed warning')
  })

  test('but not where the earlier period was worked on, or the farm itself', async () => {
    const { id } = await farm.start()
    await change(`paddocks/${farm.paddocks.river}`, { area: 101 })
    await farm.by(farm.people.worker, 'POST', 'farm_contacts', { farm_id: farm.farm, name: 'Vet' })
    const period = (await farm.rows('farm_period')).find(row => row['period_id'] === farm.into)
    await change(`farm_period/${period?.id}`, { status: 'Not started' }, farm.people.manager)
    expect(await farm.undo(id)).toMatchObject({ period_stays: false })
  })

  test('an edit and an undo at one moment: one of them is refused', async () => {
    const { id } = await farm.start(everything)
    const paddock = await newPaddock()
    const [undone, edited] = await Promise.all([
      farm.by(farm.people.manager, 'POST', 'v2/roll-forward/undo', { id }),
      change(`paddocks/${paddock}`, { area: 98 }),
    ])
    const [row] = await farm.rows('paddocks', farm.into)
    if (undone.status === 200) {
      expect(edited.status).not.toBe(200)
      expect(row).toBeUndefined()
    } else {
      expect([undone.status, edited.status]).toEqual([409, 200])
      expect(row).toMatchObject({ area: 98 })
    }
  })
})
