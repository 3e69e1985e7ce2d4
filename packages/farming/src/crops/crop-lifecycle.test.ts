import { describe, expect, test } from 'vitest'
import type { CropEvent, CropEventKind, CropNature } from './crop-event.ts'
import { livesOf } from './crop-lifecycle.ts'

const annual: CropNature = { perennial: false, cane: false }
const perennial: CropNature = { perennial: true, cane: false }
const cane: CropNature = { perennial: true, cane: true }

let next = 0
function event(kind: CropEventKind, day: string | null, how?: string): CropEvent {
  next += 1
  return { kind, id: next, day, area: null, ...(how && { how }) }
}
const lives = (events: readonly CropEvent[], nature = annual) =>
  livesOf(events, nature).map(life => [life.establishment, life.termination])

describe('the life of a crop', () => {
  test('opens with the earliest sowing (L1)', () => {
    const [late, early] = [event('sowing', '2023-05-20'), event('sowing', '2023-05-12')]
    expect(lives([late, early])).toEqual([[early, null]])
  })

  test('begins anew where a crop that came up poorly is sown again (L1)', () => {
    const first = event('sowing', '2023-05-01')
    const failed = event('ending', '2023-05-20', 'failed-poor-establishment')
    const second = event('sowing', '2023-05-24')
    const harvest = event('grain', '2023-11-30')
    expect(lives([first, second, failed, harvest])).toEqual([
      [first, failed],
      [second, harvest],
    ])
    const sameDay = event('sowing', '2023-05-20')
    expect(lives([first, failed, sameDay])).toEqual([
      [first, failed],
      [sameDay, null],
    ])
  })

  test('does not begin anew after any other failure', () => {
    const first = event('sowing', '2023-05-01')
    const hail = event('ending', '2023-05-20', 'failed-hail-or-storm')
    const second = event('sowing', '2023-05-24')
    expect(lives([first, hail, second])).toEqual([[first, hail]])
  })

  test('of an annual closes with the last of its endings (L2)', () => {
    const sowing = event('sowing', '2023-05-01')
    const hail = event('ending', '2023-10-20', 'failed-hail-or-storm')
    const [first, last] = [event('grain', '2023-11-20'), event('grain', '2023-11-24')]
    expect(lives([sowing, last, first, hail])).toEqual([[sowing, last]])
    expect(lives([sowing, event('lint', '2024-04-20')])[0]?.[1]).toMatchObject({ kind: 'lint' })
  })

  test('on one day, the harvest is the ending and not what it left', () => {
    const [sowing, harvest] = [event('sowing', '2023-05-01'), event('grain', '2023-11-20')]
    const failed = event('ending', '2023-11-20', 'failed-hail-or-storm')
    expect(lives([sowing, harvest, failed])).toEqual([[sowing, harvest]])
  })

  test('closes with a harvest whose day is not known yet', () => {
    const [sowing, harvest] = [event('sowing', '2023-05-01'), event('grain', null)]
    expect(lives([sowing, harvest])).toEqual([[sowing, harvest]])
  })

  test('closes with a cut of hay only where nothing grew on (L3)', () => {
    const sowing = event('sowing', '2023-05-01')
    const cut = event('hay', '2023-10-01')
    expect(lives([sowing, cut])).toEqual([[sowing, cut]])
    const grain = event('grain', '2023-12-01')
    expect(lives([sowing, cut, grain])).toEqual([[sowing, grain]])
    const regrowth = event('grazing', '2023-11-10', 'forage-crop')
    expect(lives([sowing, cut, regrowth])).toEqual([[sowing, null]])
    const stubble = event('grazing', '2023-11-10', 'stubble-grazing')
    expect(lives([sowing, cut, stubble])).toEqual([[sowing, cut]])
    const early = event('grazing', '2023-07-10', 'grain-and-graze')
    expect(lives([sowing, early, cut])).toEqual([[sowing, cut]])
  })

  test('of lucerne or pasture never closes with a cut (L3)', () => {
    const [sowing, cut] = [event('sowing', '2021-05-01'), event('hay', '2023-10-01')]
    expect(lives([sowing, cut], perennial)).toEqual([[sowing, null]])
    const out = event('ending', '2024-03-01', 'sprayed-out')
    expect(lives([sowing, cut, out], perennial)).toEqual([[sowing, out]])
  })

  test('of cane closes when it is ploughed out, and not when it is cut (L4)', () => {
    const [planted, cut] = [event('sowing', '2021-08-01'), event('cane', '2022-09-01')]
    const failed = event('ending', '2023-02-01', 'failed-flood-or-waterlogging')
    expect(lives([planted, cut, failed], cane)).toEqual([[planted, null]])
    const out = event('ending', '2025-10-01', 'ploughed-out')
    expect(lives([planted, cut, failed, out], cane)).toEqual([[planted, out]])
  })

  test('never closes by grazing alone, but by being grazed out (L5)', () => {
    const [sowing, grazing] = [event('sowing', '2023-04-01'), event('grazing', '2023-07-01')]
    expect(lives([sowing, grazing])).toEqual([[sowing, null]])
    const out = event('ending', '2023-09-01', 'grazed-out')
    expect(lives([sowing, grazing, out])).toEqual([[sowing, out]])
  })

  test('keeps its ending where no sowing is recorded (L7)', () => {
    const harvest = event('grain', '2023-11-20')
    expect(lives([harvest])).toEqual([[null, harvest]])
    const failed = event('ending', '2023-05-20', 'failed-poor-establishment')
    const again = event('sowing', '2023-05-24')
    expect(lives([failed, again])).toEqual([
      [null, failed],
      [again, null],
    ])
  })

  test('is not there where nothing was done', () => {
    expect(lives([])).toEqual([])
  })

  test('the last one is the crop that is there now (L9)', () => {
    const first = event('sowing', '2023-05-01')
    const failed = event('ending', '2023-05-20', 'failed-poor-establishment')
    const second = event('sowing', '2023-05-24')
    const undated = event('grazing', null)
    const all = livesOf([undated, second, failed, first], annual)
    expect(all.at(-1)).toMatchObject({ establishment: second, events: [undated, second] })
  })
})
