import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askingFurrow } from './asking.ts'
import type { Asker } from './asking.ts'
import { everything, farmToCarry, kindsOfMoney, withoutMoney } from './farm-to-carry.ts'
import type { FarmToCarry } from './farm-to-carry.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()
let asker: Asker
let farm: FarmToCarry
let neighbours: FarmToCarry
let farms = 0
beforeAll(async () => {
  asker = await askingFurrow(db)
  neighbours = await farmToCarry(db, asker, 'Neighbours')
})
beforeEach(async () => {
  farms += 1
  farm = await farmToCarry(db, asker, `Farm${farms}`)
})
afterAll(() => asker.close())

const wish = (choose: unknown = everything, others: object = {}) => ({
  farm_id: farm.farm,
  from_period_id: farm.from,
  period_id: farm.into,
  choose,
  ...others,
})
const begin = (status = 'In progress') =>
  farm
    .add('farm_period', { farm_id: farm.farm, period_id: farm.into, status: 'In progress' })
    .then(row => sql`update farm_period set status = ${status} where id = ${row.id}`.execute(db))

describe('another farm', () => {
  test('is not there, whatever is asked of it', async () => {
    const stranger = neighbours.people.manager
    const { id } = await farm.start()
    const query = `farm_id=${farm.farm}`
    const asked = [
      await farm.by(stranger, 'GET', `v2/roll-forward?${query}`),
      await farm.by(
        stranger,
        'GET',
        `v2/roll-forward/preview?${query}&from_period_id=${farm.from}&period_id=${farm.into}`,
      ),
      await farm.by(stranger, 'POST', 'v2/roll-forward', wish()),
    ]
    for (const { status, body } of asked) {
      expect(status).toBe(404)
      expect(body.message).toBe('This farm doesn’t exist, or you don’t have access to it.')
    }
    const undo = await farm.by(stranger, 'POST', 'v2/roll-forward/undo', { id })
    const none = await farm.by(stranger, 'POST', 'v2/roll-forward/undo', { id: 999_999 })
    expect([undo.status, undo.text]).toEqual([404, none.text])
    const redo = await farm.by(stranger, 'POST', 'v2/roll-forward/redo', { id })
    expect([redo.status, redo.text]).toEqual([404, none.text])
    expect(await farm.rows('paddocks', farm.into)).toHaveLength(3)
  })

  test('lends none of its paddocks', async () => {
    const { hill } = neighbours.paddocks
    const answer = await farm.by(
      farm.people.manager,
      'POST',
      'v2/roll-forward',
      wish({ paddocks: [farm.paddocks.hill, hill] }),
    )
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({
      'choose.paddocks': [`There is no paddock with the number ${hill} in 2022-23.`],
    })
    expect(await farm.rows('farm_period')).toHaveLength(1)
  })
})

describe('a worker', () => {
  test('starts no period, and is told who does', async () => {
    const sentence = 'Only a farm manager or your consultant can start a new period.'
    expect(await farm.preview(farm.people.worker)).toMatchObject({ refused: sentence })
    const { status, body } = await farm.by(
      farm.people.worker,
      'POST',
      'v2/roll-forward',
      wish(withoutMoney),
    )
    expect([status, body.message]).toEqual([403, sentence])
    expect(await farm.rows('paddocks', farm.into)).toEqual([])
  })

  test('carries over into one that is there, and takes that back', async () => {
    await begin()
    const { id, counts, is_new } = await farm.start(withoutMoney, farm.people.worker)
    expect(is_new).toBe(false)
    expect(counts).toMatchObject({ paddocks: 3, opening_stock: 1 })
    expect(await farm.undo(id, farm.people.worker)).toMatchObject({ period_stays: true })
    expect(await farm.rows('paddocks', farm.into)).toEqual([])
  })

  test('without money hears of none, and carries none', async () => {
    await begin()
    const { worker, manager } = farm.people
    const kinds = (await farm.preview(worker)).kinds.map(({ kind }) => kind)
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.filter(kind => kindsOfMoney.some(one => one === kind))).toEqual([])
    for (const kind of kindsOfMoney) {
      const { status } = await farm.by(worker, 'POST', 'v2/roll-forward', wish({ [kind]: true }))
      expect(status).toBe(403)
    }
    // Nor of what someone carried who sees it.
    const { id } = await farm.start(everything, manager)
    const { body } = await farm.by(worker, 'GET', `roll_forwards/${id}`)
    expect(JSON.stringify(body.data)).not.toMatch(/_values|debts|people|water/)
    const [told] = await farm.carried(worker)
    expect(JSON.stringify(told?.counts)).not.toMatch(/_values|debts|people|water/)
    expect(told?.stays_because).toBe(
      'You can’t undo this: part of what was carried over isn’t yours to remove.',
    )
    expect(await farm.refusedUndo(id, worker)).toBe(told?.stays_because)
    // An edit of what they do not see changes nothing of what they are told.
    const [land] = await farm.rows('property_paddock_valuations', farm.into)
    await farm.by(manager, 'PATCH', `property_paddock_valuations/${land?.id}`, {
      val_per_hectare: 1,
    })
    expect((await farm.carried(worker))[0]).toEqual(told)
  })

  test('who may do less by now gets the kept answer without its figures', async () => {
    const ask = (viewer = farm.people.manager) =>
      asker.as(viewer)('POST', '/api/v2/roll-forward', wish(), {
        'idempotency-key': `k${farm.farm}`,
      })
    const first = await ask()
    expect(first.body.data.counts).toHaveProperty('land_values')
    const { manager } = farm.people
    const poorer = { ...manager, farms: { ...manager.farms, money: [] } }
    expect((await ask(poorer)).body).toEqual({ data: { id: first.body.data.id } })
  })
})

describe('a closed period', () => {
  test('takes nothing from who may not write there, and gives nothing back', async () => {
    await begin()
    const { id } = await farm.start(withoutMoney)
    await sql`
      update farm_period set status = 'Submitted'
      where farm_id = ${farm.farm} and period_id = ${farm.into}`.execute(db)
    const sentence = '2023-24 is submitted, so it is closed to you.'
    const { worker, manager, consultant } = farm.people
    for (const viewer of [worker, manager]) {
      expect(await farm.preview(viewer)).toMatchObject({ refused: sentence })
      const { status, body } = await farm.by(
        viewer,
        'POST',
        'v2/roll-forward',
        wish({ crops: true }),
      )
      expect([status, body.code, body.message]).toEqual([403, 'period_closed', sentence])
      expect(await farm.refusedUndo(id, viewer)).toBe(sentence)
    }
    expect(await farm.preview(consultant)).toMatchObject({ refused: null })
    expect(await farm.undo(id, consultant)).toMatchObject({ period_stays: true })
  })

  test('may be carried from', async () => {
    await sql`update farm_period set status = 'Released' where farm_id = ${farm.farm}`.execute(db)
    expect((await farm.start()).counts).toMatchObject({ paddocks: 3, standing_crops: 2 })
  })
})

describe('what makes no sense', () => {
  const cases: readonly (readonly [string, (sent: object) => object, string])[] = [
    [
      'the same period',
      sent => ({ ...sent, period_id: farm.from }),
      'A period can’t be carried into itself: choose a later one.',
    ],
    ['no farm', sent => ({ ...sent, farm_id: undefined }), 'Say which farm.'],
    ['words for numbers', sent => ({ ...sent, period_id: 'x' }), 'Say which period is started.'],
    ['a list for a number', sent => ({ ...sent, from_period_id: [1] }), 'Say from which period.'],
    ['a number beyond all numbers', sent => ({ ...sent, farm_id: 1e300 }), 'Say which farm.'],
    ['no choice', sent => ({ ...sent, choose: undefined }), 'Say in choose what is carried over'],
    [
      'a choice that is a word',
      sent => ({ ...sent, choose: 'all' }),
      'Say in choose what is carried over',
    ],
    [
      'a kind that nobody knows',
      sent => ({ ...sent, choose: { paddock: true } }),
      'Say in choose what is carried over',
    ],
    ['a half truth', sent => ({ ...sent, choose: { crops: 'yes' } }), 'Say true or false.'],
    [
      'paddocks by name',
      sent => ({ ...sent, choose: { paddocks: ['River'] } }),
      'Say true, or name',
    ],
    [
      'too many paddocks',
      sent => ({ ...sent, choose: { paddocks: Array.from({ length: 5001 }, (_, n) => n + 1) } }),
      'Say true, or name at most 5,000 paddocks',
    ],
  ]
  test.each(cases)('%s is answered with a sentence', async (_what, broken, sentence) => {
    const answer = await farm.by(farm.people.manager, 'POST', 'v2/roll-forward', broken(wish()))
    expect(answer.status, answer.text).toBe(422)
    expect(answer.body.message).toContain(sentence)
    expect(await farm.rows('farm_period')).toHaveLength(1)
  })

  test('periods that are not there, or not recorded, or not later, are refused', async () => {
    const ask = (others: object) =>
      farm.by(farm.people.manager, 'POST', 'v2/roll-forward', wish({}, others))
    const said = async (others: object) => {
      const { status, body } = await ask(others)
      return [status, body.message]
    }
    expect(await said({ period_id: 999_999 })).toEqual([404, 'This period doesn’t exist.'])
    expect(await said({ from_period_id: farm.later })).toEqual([
      404,
      'The farm doesn’t record that period.',
    ])
    await begin()
    expect(await said({ from_period_id: farm.into, period_id: farm.from })).toEqual([
      422,
      '2022-23 is not later than 2023-24: choose a later period.',
    ])
    expect(await said({ farm_id: Number.MAX_SAFE_INTEGER })).toEqual([
      404,
      'This farm doesn’t exist, or you don’t have access to it.',
    ])
  })

  test.each([
    [undefined, 422],
    ['[]', 400],
    ['null', 400],
    ['{"id": "1; drop table farms"}', 422],
    ['{"id": {"$ref": "x"}}', 422],
    ['{"id": -1}', 422],
    ['{"id": 1', 400],
  ])('an undo of %s is refused', async (body, expected) => {
    const { status, text } = await farm.by(
      farm.people.manager,
      'POST',
      'v2/roll-forward/undo',
      body,
    )
    expect(status, text).toBe(expected)
  })

  test.each(['', '?farm_id=x', '?farm_id=1&farm_id=2', '?farm_id[]=1'])(
    'a question with "%s" is refused',
    async query => {
      for (const path of ['v2/roll-forward', 'v2/roll-forward/preview']) {
        const { status, text } = await farm.by(farm.people.manager, 'GET', `${path}${query}`)
        expect(status, text).toBe(422)
      }
    },
  )
})
