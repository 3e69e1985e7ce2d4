// The farm whose changes were recorded with the release before: made the same way there and here, so
// that what was recorded finds its rows again by what they are called.

import { ask, tokenOf } from '../browser.ts'
import { freshFarm, rowsOf } from '../fresh-farm.ts'
import type { FreshFarm } from '../fresh-farm.ts'

export const grower = 'grower@furrow.example'

/** Hectares, by name. */
const paddocks = { Hill: 100, Flat: 80, Gully: 60, Ridge: 50, Bare: 40, Sold: 20, Spare: 30 }

type PaddockName = keyof typeof paddocks

interface GrownBefore {
  readonly crop: string
  readonly sown?: string
  readonly grain?: { readonly day: string; readonly tonnes: number }
}

/** Lasting names of what grew there. */
const grown: readonly [PaddockName, GrownBefore][] = [
  ['Hill', { crop: 'wheat', sown: '2025-05-20', grain: { day: '2025-11-20', tonnes: 300 } }],
  ['Flat', { crop: 'barley', sown: '2025-05-25' }],
  ['Gully', { crop: 'lucerne-hay', sown: '2025-05-01' }],
  ['Ridge', { crop: 'cotton' }],
  ['Bare', { crop: 'fallow' }],
  ['Sold', { crop: 'wheat', sown: '2025-06-01' }],
]

const contacts = ['Soil tester', 'Pump fitter']

export interface FarmBefore extends FreshFarm {
  readonly gauge: number
}

export async function farmBefore(address: string): Promise<FarmBefore> {
  const place = await freshFarm(address, { name: 'Release before', email: grower, paddocks })
  const { farm, period } = place
  const token = await tokenOf(address, 'admin@furrow.example')
  const where = { farm_id: farm, period_id: period }
  const lands = await rowsOf<{ id: number; name: string }>(address, 'paddocks', where)
  const land = (name: PaddockName) => lands.find(one => one.name === name)?.id
  const types = await rowsOf<{ id: number; slug: string | null }>(address, 'crop_types', {})
  const typeOf = (slug: string) => types.find(type => type.slug === slug)?.id
  const steps = grown.flatMap(([name, crop]) =>
    stepsOf(crop, { where, name, paddock: land(name), type: typeOf(crop.crop) }),
  )
  const others = [
    {
      do: 'store',
      resource: 'rain_gauges',
      ref: 'gauge',
      values: { farm_id: farm, name: 'House' },
    },
    ...contacts.map(name => ({
      do: 'store',
      resource: 'farm_contacts',
      values: { farm_id: farm, name },
    })),
  ]
  const said = await ask(address, '/api/v2/batch', {
    token,
    body: { steps: [...steps, ...others] },
  })
  const [gauge] = await rowsOf<{ id: number }>(address, 'rain_gauges', { farm_id: farm })
  if (!gauge) throw new Error(JSON.stringify(said))
  return { ...place, gauge: gauge.id }
}

function stored(kind: string, values: object) {
  return { do: 'store', resource: `${kind}_collection_events`, values }
}

interface SiteBefore {
  readonly where: object
  readonly name: PaddockName
  readonly paddock: number | undefined
  readonly type: number | undefined
}

function stepsOf({ sown, grain }: GrownBefore, { where, name, paddock, type }: SiteBefore) {
  const of = { ...where, crop_collection_id: { $ref: name } }
  const area = paddocks[name]
  const crop = { ...where, paddock_id: paddock, current_crop_id: type }
  return [
    { do: 'store', resource: 'crop_collections', ref: name, values: crop },
    ...(sown === undefined
      ? []
      : [stored('sowing', { ...of, sowing_date: sown, sowing_area: area })]),
    ...(grain === undefined
      ? []
      : [
          stored('grain', {
            ...of,
            harvested_date: grain.day,
            harvested_area: area,
            grain_tonnes: grain.tonnes,
          }),
        ]),
  ]
}
