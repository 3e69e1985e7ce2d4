import { expect, test } from 'vitest'
import { guard } from './guard.ts'

function arrive(params: object, cause: string, audience = 'with a business') {
  const read: unknown[] = []
  const arrived: unknown[] = []
  const now = () => ({ kind: 'signed in', isAdmin: false, business: { id: 1 } })
  const session = { now, arriveAt: (place: unknown) => arrived.push(place) }
  const reads = (place: unknown) => [place]
  const match = (fullPath: string, staticData: object) => ({ fullPath, params, staticData })
  const go = () =>
    guard({
      context: { session: session as never, readAhead: wanted => read.push(...wanted) },
      matches: [
        match('/collection/$farmId', { reads }),
        match('/collection/$farmId/period/$periodId/files', { audience, reads }),
      ] as never,
      search: {},
      location: { pathname: '/collection/3/period/7/files', searchStr: '' },
      cause,
    })
  return { go, read, arrived }
}

const place = { farmId: 3, periodId: 7 }

test('what is read first where someone goes is asked for at once, and when the pointer nears', () => {
  const going = arrive({ farmId: '3', periodId: '7' }, 'enter')
  going.go()
  expect(going.read).toEqual([place, place])
  expect(going.arrived).toEqual([{ kind: 'go', ...place }])
  const nearing = arrive({ farmId: '3', periodId: '7' }, 'preload')
  nearing.go()
  expect(nearing.read).toEqual([place, place])
  expect(nearing.arrived).toEqual([])
})

test('nothing is read of a place where they may not go, or that is none', () => {
  for (const one of [
    arrive({ farmId: '3', periodId: '7' }, 'enter', 'admins'),
    arrive({ farmId: 'x', periodId: '7' }, 'enter'),
  ]) {
    expect(one.go).toThrow()
    expect(one.read).toEqual([])
  }
})
