// npm run bench -- cropping: how long the summary of 500 crops takes, against one statement by hand.

import type { Ask } from '../ask.ts'
import type { Bench, Benching } from '../bench.ts'
import type { StartedServer } from '../started-server.ts'
import { timeSummary, toldSummary } from '../time-summary.ts'
import { farmer } from '../viewers.ts'
import { withProduct } from '../with-servers.ts'
import { summedByHand } from './by-hand.ts'
import type { CropByHand } from './by-hand.ts'
import { cropsEach, farmOfCrops } from './farm-of-crops.ts'
import type { FarmOfCrops } from './farm-of-crops.ts'

/** Milliseconds, on a machine that has nothing else to do. */
const wanted = 150
const timesEach = 20

export const cropping: Bench = {
  what: `the summary of a farm with ${cropsEach} crops, against one statement by hand`,
  farms: 2000,
  run: benching => withProduct(benching, product => measure(benching, product)),
}

async function measure(
  { store: { db }, wanted: { rounds } }: Benching,
  product: StartedServer,
): Promise<boolean> {
  const place = await farmOfCrops(db)
  const ask = askFor(place)
  await expectSame(await groupsTold(ask, product), await summedByHand(db, place))
  const byHand = () => summedByHand(db, place)
  return timeSummary({ name: 'cropping', ask, product, byHand, times: rounds * timesEach, wanted })
}

function askFor({ farm, period }: FarmOfCrops): Ask {
  const path = `/api/v2/cropping-summary?farm_id=${farm}&period_id=${period}`
  return { method: 'GET', path, viewer: farmer([farm]) }
}

type Told = Omit<CropByHand, 'crop_id' | 'crops'> & { readonly crop: { readonly id: number } }

async function groupsTold(ask: Ask, product: StartedServer): Promise<readonly Told[]> {
  const data = (await toldSummary(ask, product)) as { groups: { crop: readonly Told[] } }
  return data.groups.crop
}

const compared = [
  ...(['area_sown', 'produced', 'yield', 'crop_rain', 'nitrogen', 'megalitres', 'income'] as const),
]

async function expectSame(told: readonly Told[], byHand: readonly CropByHand[]): Promise<void> {
  if (told.length !== byHand.length) throw new Error('They do not tell of the same crops.')
  for (const { crop, ...figures } of told) {
    const other = byHand.find(({ crop_id }) => crop_id === crop.id)
    for (const name of compared) {
      const [ours, theirs] = [figures[name], Number(other?.[name])]
      if (Math.abs(ours - theirs) <= Math.abs(theirs) * 1e-9) continue
      throw new Error(`Of crop ${crop.id}, ${name} is ${ours} here and ${theirs} by hand.`)
    }
  }
}
