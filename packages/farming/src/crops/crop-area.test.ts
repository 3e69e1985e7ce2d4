import { describe, expect, test } from 'vitest'
import {
  areaLeft,
  areaSown,
  areaTaken,
  isAllTaken,
  isBeyond,
  isWholeHarvest,
  mostAtOnce,
  standingOn,
} from './crop-area.ts'
import type { CropEvent, CropEventKind } from './crop-event.ts'

function event(kind: CropEventKind, area: number | null, how?: string): CropEvent {
  return { kind, id: 1, day: '2023-11-01', area, ...(how && { how }) }
}

describe('areas', () => {
  test('are the same within 2%', () => {
    expect(isBeyond(39.2, 38.5)).toBe(false)
    expect(isBeyond(39.3, 38.5)).toBe(true)
  })

  test('of several sowings and harvests add up', () => {
    const events = [event('sowing', 60), event('sowing', 40), event('grain', 70), event('lint', 5)]
    expect([areaSown(events), areaTaken(events)]).toEqual([100, 75])
  })

  test('that nobody wrote down are not 0', () => {
    expect(areaSown([event('sowing', null)])).toBeNull()
    expect(areaSown([event('sowing', null), event('sowing', 0)])).toBe(0)
  })

  test('cut for hay again from the same ground count once', () => {
    const cuts = [event('sowing', 70), event('hay', 70), event('hay', 70)]
    expect(areaTaken(cuts)).toBe(70)
    expect(areaTaken([event('sowing', 70), event('hay', 90)])).toBe(90)
    expect(areaTaken([event('sowing', 950), event('hay', 50), event('grain', 900)])).toBe(950)
  })

  test('grazed count where the crop was grazed out', () => {
    const events = [event('sowing', 100), event('grain', 60), event('grazing', 40)]
    expect(areaTaken(events)).toBe(60)
    expect(areaTaken([...events, event('ending', null, 'grazed-out')])).toBe(100)
  })

  test('left standing are told from all taken', () => {
    const sown = event('sowing', 100)
    expect(isAllTaken([sown, event('grain', 60)])).toBe(false)
    expect(isAllTaken([sown, event('grain', 98.5)])).toBe(true)
    // What else ended has no area of its own: it takes what is left.
    expect(isAllTaken([sown, event('grain', 60), event('ending', null, 'failed-frost')])).toBe(true)
    expect(isAllTaken([event('grain', 60)])).toBe(true)
    expect(isAllTaken([sown, event('grain', null)])).toBe(true)
  })

  test('left standing are what was sown less what came off', () => {
    const sown = event('sowing', 100)
    expect(areaLeft([sown])).toBe(100)
    expect(areaLeft([sown, event('grain', 60), event('hay', 15)])).toBe(25)
    // Within what measuring explains, nothing is left.
    expect(areaLeft([sown, event('grain', 98.5)])).toBe(0)
    expect(areaLeft([sown, event('grain', 60), event('ending', null, 'failed-frost')])).toBe(0)
    expect(areaLeft([event('sowing', null)])).toBe(0)
  })
})

test('a harvest is whole when header and picker went over all that was sown', () => {
  const sown = event('sowing', 100)
  expect(isWholeHarvest([sown, event('grain', 98)])).toBe(true)
  expect(isWholeHarvest([sown, event('grain', 60), event('hay', 40)])).toBe(false)
  expect(isWholeHarvest([event('grain', 98)])).toBe(false)
  expect(isWholeHarvest([event('sowing', 0)])).toBe(false)
})

describe('crops on one paddock', () => {
  const wheat = { area: 38, from: '2023-05-10', until: '2023-11-12' }
  const beans = { area: 35, from: '2023-12-20', until: null }

  test('that follow each other do not add up', () => {
    expect(mostAtOnce([wheat, beans])).toBe(38)
    expect(mostAtOnce([wheat, { ...beans, from: '2023-11-12' }])).toBe(38)
  })

  test('that stand beside each other do', () => {
    expect(mostAtOnce([wheat, { ...beans, from: '2023-11-01' }])).toBe(73)
    expect(standingOn('2023-11-20', [wheat, { ...beans, from: '2023-11-01' }])).toBe(35)
    expect(mostAtOnce([])).toBe(0)
  })
})
