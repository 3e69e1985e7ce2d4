// The balance board against a plain reckoning that shares nothing with the product, and against the other places
// that say the same: on the demonstration, and on farms that were made up to be odd.

import { furrow } from '@furrow/catalogue/furrow'
import type { Statement } from '@furrow/farming/balances/statement'
import type { BoardOfPeriod } from '@furrow/wire/balance-board-answer'
import type { OpenPoints } from '@furrow/wire/open-points-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { admin } from '../../src/access/reach/viewer.ts'
import { askingFurrow } from '../asking.ts'
import type { Asker } from '../asking.ts'
import { ownDatabase } from '../own-database.ts'
import { makeOddFarms } from './odd-farms.ts'
import { toldByBalances, toldBySummary } from './places.ts'
import { plainBoard } from './plain-board.ts'

const amount = inject('isLongForm') ? 100 : 6
const { db, url } = ownDatabase('demonstration')
let asker: Asker
beforeAll(
  async () => {
    await makeOddFarms({ url, catalogue: furrow(), amount })
    asker = await askingFurrow(db, admin(1))
  },
  300_000 + 3000 * amount,
)
afterAll(() => asker?.close())

interface Place {
  readonly farm: number
  readonly period: number
}

async function places(): Promise<readonly Place[]> {
  const { rows } = await sql<Place>`
    select farm_id as farm, period_id as period from farm_period where deleted_at is null
    order by farm_id, period_id`.execute(db)
  return rows
}

async function asked<Data>(path: string, { farm, period }: Place): Promise<Data> {
  const { status, body, text } = await asker.ask(
    'GET',
    `/api/v2/${path}?farm_id=${farm}&period_id=${period}`,
  )
  expect(status, text).toBe(200)
  return body.data as Data
}

const blocks = ['area', 'head', 'produce', 'water', 'dollars'] as const

function statementsIn(board: BoardOfPeriod): readonly (readonly [string, Statement])[] {
  return blocks.flatMap(block =>
    (board[block] ?? []).map(one => [`${block} ${one.key}`, one] as const),
  )
}

const near = (one: number | null, other: number | null): boolean =>
  one === null || other === null
    ? one === other
    : Math.abs(one - other) < 1e-6 * (1 + Math.abs(one))

/** What comes in less what goes out is what is left, and what is recorded is apart from it by the difference. */
function faultsOf([key, { lines, left, closing, difference }]: readonly [string, Statement]) {
  const known = lines.every(line => line.amount !== null)
  const sum = lines.reduce(
    (all, { way, amount: part }) => all + (way === 'in' ? 1 : -1) * (part ?? 0),
    0,
  )
  const faults: string[] = []
  if (left.amount !== null && known && !near(sum, left.amount))
    faults.push(`${key}: left ${left.amount}, lines ${sum}`)
  if (
    difference !== null &&
    left.amount !== null &&
    (closing === null || closing.amount !== null)
  ) {
    const apart = (closing?.amount ?? 0) - left.amount
    if (!near(apart, difference)) faults.push(`${key}: difference ${difference}, apart ${apart}`)
  }
  return faults
}

test(
  'every board says what follows from the rows, and what other places say',
  { timeout: 600_000 },
  async () => {
    const faults: string[] = []
    const seen = new Map<string, number>()
    for (const place of await places()) {
      const { farm, period } = place
      const board = await asked<BoardOfPeriod>('balances', place)
      const told = new Map(statementsIn(board))
      for (const [key] of told)
        seen.set(key.split(' ')[0] ?? '', (seen.get(key.split(' ')[0] ?? '') ?? 0) + 1)
      const where = `farm ${farm}, period ${period}`
      faults.push(...[...told].flatMap(one => faultsOf(one)).map(fault => `${where} ${fault}`))
      for (const [key, reckoned] of await plainBoard(db, { farm, period })) {
        const one = told.get(key)
        const found = one && {
          left: one.left.amount,
          closing: one.closing?.amount ?? null,
          difference: one.difference,
        }
        const same =
          found &&
          (['left', 'closing', 'difference'] as const).every(name =>
            near(found[name], reckoned[name]),
          )
        if (!same)
          faults.push(
            `${where} ${key}: reckoned ${JSON.stringify(reckoned)}, told ${JSON.stringify(found)}`,
          )
      }
      faults.push(...(await unlikeOthers(board, place)).map(fault => `${where} ${fault}`))
    }
    expect(faults.slice(0, 20)).toEqual([])
    for (const block of blocks) expect(seen.get(block), block).toBeGreaterThan(5)
  },
)

/** The check of produce, the ground of the cropping summary, and what keeps a period from being submitted. */
async function unlikeOthers(board: BoardOfPeriod, place: Place): Promise<readonly string[]> {
  const faults: string[] = []
  const balances = await toldByBalances(db, place.farm, place.period)
  for (const [key, balance] of balances) {
    const one = board.produce?.find(statement => statement.key === key)
    const open =
      (balance['produced'] ?? 0) -
      (balance['sold'] ?? 0) -
      (balance['kept'] ?? 0) -
      (balance['unsold'] ?? 0)
    if (!one || !near(one.difference, -open))
      faults.push(`produce ${key}: ${open}, told ${one?.difference}`)
  }
  const { ground } = await toldBySummary(asker.ask, place.farm, place.period)
  const land = board.area.find(({ key }) => key === 'cropping land')
  if (land && !near(land.left.amount, ground.parts['unused'] ?? 0))
    faults.push(`cropping land ${land.left.amount}, in the summary ${ground.parts['unused']}`)
  const { blockers } = await asked<OpenPoints>('open-points', place)
  const open = blockers.filter(({ code }) => code === 'E-CROP-8')
  const crops = board.area.filter(({ key }) => key.startsWith('crop '))
  for (const { title, says } of crops) {
    const own = open.filter(({ where }) => where?.endsWith(`, ${title}`))
    const isSaid = says.includes('not yet harvested')
    // Of what has no area, nothing can be missing.
    const isOpen = own.some(({ message }) => / ha\b/.test(message))
    if (says.includes('more harvested') || (isSaid ? own.length > 0 : !isOpen)) continue
    faults.push(`${title}: ${says}, E-CROP-8: ${own.map(({ message }) => message).join(' ')}`)
  }
  return faults
}
