// The shapes that crops of odd farms have: sown, cut, grazed, watered, failed, sown again.

import type { OddCrop, Site } from './odd-farm.ts'
import { deedsOn, plant } from './odd-deeds.ts'
import { dayAfter } from './plain-days.ts'

interface Grown {
  readonly crops: readonly OddCrop[]
  readonly stand?: { readonly life: number }
}

type Shape = (site: Site) => Grown

const tonnes = ({ random }: Site, most: number) => random.whole(1, most * 100) / 100
const part = ({ area }: Site, share: number) => Math.round((area ?? 60) * share * 100) / 100
const day = ({ period }: Site, monthDay: string) => `${period.year}-${monthDay}`
const nextYear = ({ period }: Site, monthDay: string) => `${period.year + 1}-${monthDay}`

const wheat: Shape = site => {
  const { random } = site
  const crop = plant(site, random.pick(['wheat', 'barley', 'canola']))
  const deeds = deedsOn(site, crop)
  const halves = random.chance(0.3)
  deeds.sow(
    day(site, `05-${random.whole(10, 28)}`),
    random.chance(0.1) ? null : part(site, halves ? 0.5 : 0.95),
  )
  if (halves) deeds.sow(day(site, `06-${random.whole(10, 28)}`), part(site, 0.45))
  if (random.chance(0.7)) deeds.feed('nitrogen', random.pick([46, 23.5, null, 0]))
  if (random.chance(0.4)) deeds.feed('phosphorus', 12)
  if (random.chance(0.3)) deeds.hay(day(site, '10-02'), part(site, 0.2), tonnes(site, 90))
  deeds.grain(day(site, '11-20'), part(site, 0.5), tonnes(site, 400))
  if (random.chance(0.5))
    deeds.grain(
      day(site, '12-02'),
      random.pick([part(site, 0.25), null]),
      random.pick([tonnes(site, 99), null]),
    )
  return { crops: [crop] }
}

const resown: Shape = site => {
  const crop = plant(site, 'wheat')
  const deeds = deedsOn(site, crop)
  deeds.sow(day(site, '05-05'), part(site, 0.9))
  deeds.end(day(site, '06-01'), 'failed-poor-establishment')
  deeds.sow(day(site, '06-10'), part(site, 0.8))
  if (site.random.chance(0.6)) deeds.grain(day(site, '12-05'), part(site, 0.8), tonnes(site, 200))
  return { crops: [crop] }
}

/** Strip by strip, and the first ones again. */
const strips: Shape = site => {
  const crop = plant(site, 'oaten-hay')
  const deeds = deedsOn(site, crop)
  deeds.sow(day(site, '05-12'), part(site, 0.9))
  for (const [at, share] of [0.3, 0.3, 0.3].entries()) {
    deeds.hay(day(site, `09-${12 + 4 * at}`), part(site, share), tonnes(site, 120))
  }
  if (site.random.chance(0.6)) deeds.hay(day(site, '11-20'), part(site, 0.6), tonnes(site, 80))
  return { crops: [crop] }
}

const grazedThenCut: Shape = site => {
  const crop = plant(site, site.random.pick(['oats-grain', 'oaten-hay']))
  const deeds = deedsOn(site, crop)
  deeds.sow(day(site, '04-20'), part(site, 1))
  deeds.graze(day(site, '06-20'), 20, part(site, 1), site.random.pick([900, null, 0]))
  deeds.graze(day(site, '07-20'), 25, part(site, 0.5), 600)
  deeds.hay(day(site, '10-10'), part(site, 0.9), tonnes(site, 300))
  return { crops: [crop] }
}

const lucerne: Shape = site => {
  const crop = plant(site, 'lucerne-hay')
  const deeds = deedsOn(site, crop)
  const stand = site.stand ?? { life: deeds.live(deeds.sow(day(site, '05-01'), part(site, 0.9))) }
  const cuts = site.random.whole(0, 4)
  for (let cut = 0; cut < cuts; cut += 1)
    deeds.hay(dayAfter(day(site, '09-10'), cut * 45), part(site, 0.9), tonnes(site, 200))
  if (site.random.chance(0.3)) deeds.graze(nextYear(site, '05-10'), 20, part(site, 0.9), 300)
  return { crops: [crop], stand }
}

const pasture: Shape = site => {
  const crop = plant(site, 'lucerne-grazing')
  const deeds = deedsOn(site, crop)
  const stand = site.stand ?? { life: deeds.live(deeds.sow(day(site, '04-01'), part(site, 1))) }
  deeds.graze(day(site, '08-01'), 40, part(site, 1), 2000)
  if (site.random.chance(0.5)) deeds.graze(day(site, '11-01'), 20, part(site, 0.6), 900)
  return { crops: [crop], stand }
}

const cane: Shape = site => {
  const crop = plant(site, 'sugarcane')
  const deeds = deedsOn(site, crop)
  const stand = site.stand ?? { life: deeds.live(deeds.sow(day(site, '04-20'), part(site, 0.9))) }
  if (site.random.chance(0.8)) deeds.cane(day(site, '10-15'), part(site, 0.9), tonnes(site, 9000))
  return { crops: [crop], stand }
}

const cotton: Shape = site => {
  const crop = plant(site, 'cotton')
  const deeds = deedsOn(site, crop)
  deeds.sow(day(site, '10-10'), part(site, 0.9))
  for (let turn = site.random.whole(0, 5); turn > 0; turn -= 1)
    deeds.water(site.random.pick([40, 55.5, null, 0]))
  deeds.feed('nitrogen', 180)
  if (site.random.chance(0.8))
    deeds.lint(nextYear(site, '04-15'), part(site, 0.9), site.random.pick([900, 741, null]))
  return { crops: [crop] }
}

const watered: Shape = site => {
  const grown = wheat(site)
  const deeds = deedsOn(site, grown.crops[0] as OddCrop)
  deeds.water(site.random.pick([30, null]))
  deeds.water(12.25)
  return grown
}

const growing: Shape = site => {
  const crop = plant(site, 'barley')
  deedsOn(site, crop).sow(day(site, '06-01'), part(site, 0.9))
  return { crops: [crop] }
}

const bare: Shape = site => {
  const crop = plant(site, 'fallow')
  if (site.random.chance(0.6)) deedsOn(site, crop).fallow(site.random.pick([part(site, 1), null]))
  return { crops: [crop] }
}

const failed: Shape = site => {
  const crop = plant(site, 'chickpea-desi')
  const deeds = deedsOn(site, crop)
  deeds.sow(day(site, '05-25'), part(site, 1))
  if (site.random.chance(0.4)) deeds.grain(day(site, '11-25'), part(site, 0.4), tonnes(site, 60))
  deeds.end(day(site, '11-26'), site.random.pick(['failed-frost', 'grazed-out', 'sprayed-out']))
  return { crops: [crop] }
}

const planned: Shape = site => ({ crops: [plant(site, site.random.pick(['wheat', null]))] })

const twice: Shape = site => {
  const first = wheat(site)
  const second = plant({ ...site, before: first.crops[0]?.id }, 'mungbean')
  const deeds = deedsOn(site, second)
  deeds.sow(day(site, '12-15'), part(site, 0.8))
  deeds.grain(nextYear(site, '03-20'), part(site, 0.8), tonnes(site, 90))
  return { crops: [...first.crops, second] }
}

export const standing: ReadonlySet<Shape> = new Set([lucerne, pasture, cane])
export const shapes: readonly Shape[] = [
  wheat,
  resown,
  strips,
  grazedThenCut,
  lucerne,
  pasture,
  cane,
  cotton,
  watered,
  growing,
  bare,
  failed,
  planned,
  twice,
]
