import { describe, expect, test } from 'vitest'
import type { CropEvent, CropEventKind } from './crop-event.ts'
import { mayMove, statusOf } from './crop-status.ts'

function event(kind: CropEventKind, area: number | null = null, how?: string): CropEvent {
  return { kind, id: 1, day: '2023-11-01', area, ...(how && { how }) }
}
const sown = event('sowing', 100)
const crop = { events: [sown], termination: null, stands: true, goesOn: false }
const endedBy = (...events: CropEvent[]) =>
  statusOf({ ...crop, events: [sown, ...events], termination: events.at(-1) ?? null })

describe('the status of a crop', () => {
  test('follows from sowing and fallow', () => {
    expect(statusOf({ ...crop, events: [], stands: false })).toBe('planned')
    expect(statusOf({ ...crop, events: [event('fallow')], stands: false })).toBe('fallow')
    expect(statusOf({ ...crop, events: [event('fallow'), sown] })).toBe('growing')
  })

  test.each([
    ['harvested', [event('grain', 100)]],
    ['harvested', [event('lint', 99)]],
    ['part-harvested', [event('grain', 60)]],
    ['part-harvested', [event('hay', 60)]],
    ['harvested', [event('ending', null, 'failed-hail-or-storm'), event('grain', 70)]],
    ['failed', [event('grain', 70), event('ending', null, 'failed-flood-or-waterlogging')]],
    ['cut-for-hay', [event('hay', 100)]],
    ['cut-for-hay', [event('grain', 40), event('hay', 60)]],
    ['harvested', [event('grain', 100), event('hay', 100)]],
    ['cut-for-hay', [event('ending', null, 'cut-for-silage')]],
    ['grazed-out', [event('ending', null, 'grazed-out')]],
    ['manured', [event('ending', null, 'sprayed-out')]],
    ['manured', [event('ending', null, 'ploughed-in')]],
    ['failed', [event('ending', null, 'failed-frost')]],
    ['failed', [event('ending', null, 'abandoned-price')]],
    ['harvested', [event('ending', null, 'sold-standing')]],
    ['harvested', [event('cane', 100), event('ending', null, 'ploughed-out')]],
    ['grazed-out', [event('grazing', 100), event('ending', null, 'ploughed-out')]],
  ])('is %s after what ended it', (status, events) => {
    expect(endedBy(...events)).toBe(status)
  })

  test('of a perennial that goes on is carried over, and of cane when it is cut', () => {
    expect(statusOf({ ...crop, events: [], goesOn: true })).toBe('carried-over')
    expect(statusOf({ ...crop, events: [event('cane', 100)] })).toBe('carried-over')
    expect(statusOf({ ...crop, events: [event('hay', 100)] })).toBe('growing')
  })

  test('that a person chose moves only as the table says', () => {
    expect(mayMove(null, 'planned')).toBe(true)
    expect(mayMove('planned', 'growing')).toBe(true)
    expect(mayMove('fallow', 'growing')).toBe(true)
    expect(mayMove('growing', 'part-harvested')).toBe(true)
    expect(mayMove('part-harvested', 'harvested')).toBe(true)
    expect(mayMove('carried-over', 'grazed-out')).toBe(true)
    expect(mayMove('carried-over', 'growing')).toBe(false)
    expect(mayMove('growing', 'planned')).toBe(false)
    expect(mayMove('failed', 'growing')).toBe(false)
    expect(mayMove('harvested', 'part-harvested')).toBe(false)
    expect(mayMove('a-status-of-an-admin', 'growing')).toBe(false)
  })
})
