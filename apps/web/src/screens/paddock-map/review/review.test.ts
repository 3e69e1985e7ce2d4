import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oppositeOf } from '../../../data/outbox/opposite-change.ts'
import type { FoundShape } from '../../../map/files/map-file.ts'
import { hectaresOf, polygonsOf } from '../../../map/shape.ts'
import type { Shape } from '../../../map/shape.ts'
import { block, roundRing, shapeWith } from '../../../map/shapes-for-tests.ts'
import type { PaddockOnMap } from '../paddock-on-map.ts'
import type { Decision } from './decision.ts'
import { farAway } from './far-away.ts'
import { matchShapes } from './match-shapes.ts'
import { guessedNameField, nameFields } from './name-field.ts'
import { nameKey } from './name-key.ts'
import { reviewChange } from './review-change.ts'
import { doubtsOf } from './review-doubts.ts'
import type { ReviewRow } from './review-row.ts'
import { reviewRows } from './review-rows.ts'

const found = (shape: Shape, facts: Record<string, string> = {}): FoundShape => ({
  shape,
  facts,
  notes: [],
})
const named = (name: string, shape: Shape) => found(shape, { NAME: name })

function paddock(
  id: number,
  name: string,
  shape?: Shape,
  area: number | null = null,
): PaddockOnMap {
  return {
    id,
    name,
    area,
    shape,
    seen: 'then',
    boundary: shape && { id: id + 1000, location: shape, seen: 'then' },
    mapped: shape && hectaresOf(shape),
  }
}

interface Given {
  readonly decided?: readonly (readonly [number, Decision])[]
  readonly joins?: boolean
}

function reviewed(
  shapes: readonly FoundShape[],
  paddocks: readonly PaddockOnMap[],
  { decided = [], joins = false }: Given = {},
): readonly ReviewRow[] {
  const names = shapes.map(({ facts }) => facts['NAME'] ?? '')
  const matches = matchShapes(shapes, names, paddocks)
  return reviewRows({ shapes, names, matches, paddocks, decided: new Map(decided), joins })
}

const happenings = (rows: readonly ReviewRow[]) => rows.map(({ happening }) => happening)
const blocks = (rows: readonly ReviewRow[]) => rows.map(row => row.blocks)

describe('a name', () => {
  test.each([
    ['River Flat', 'RIVER FLAT', 'river-flat', 'River flat Paddock', 'RiverFlat', ' river  flat '],
    ['Pdk 7', 'PDK07', 'Paddock 7', '7', '007', 'pad 7'],
    ['Müllers', 'MULLERS', 'Müller’s', "muller's"],
    ['Paddock', 'PADDOCK '],
    ['12B', 'Pdk 12 B', '12-b'],
  ])('is the same however it is written: %s, %s', (first, ...others) => {
    for (const other of others) expect(nameKey(other)).toBe(nameKey(first))
  })

  test.each([
    ['River', 'River 2'],
    ['10', '1'],
    ['Parkview', 'View'],
    ['North', 'South'],
    ['1A', '1B'],
  ])('is another where it says something else: %s, %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  test('has a key that has the same key, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), name => {
        expect(nameKey(nameKey(name))).toBe(nameKey(nameKey(nameKey(name))))
        expect(nameKey(` ${name.toUpperCase()} `)).toBe(nameKey(name.toUpperCase()))
      }),
    )
  })
})

describe('the names of the shapes', () => {
  const paddocks = [paddock(1, 'River'), paddock(2, 'Hill')]
  test('are what fits the paddocks, whatever it is called', () => {
    const shapes = [
      found(block(0, 0), { OBJECTID: '1', NAME: 'CLIENT A', COMMENT_: 'river' }),
      found(block(1, 0), { OBJECTID: '2', NAME: 'CLIENT A', COMMENT_: 'hill' }),
    ]
    expect(nameFields(shapes)).toEqual(['OBJECTID', 'NAME', 'COMMENT_'])
    expect(guessedNameField(shapes, paddocks)).toBe('COMMENT_')
  })

  test('or else what is called so, and differs', () => {
    const shapes = ['1', '2', '3'].map(id =>
      found(block(Number(id), 0), { FID: id, FARM: 'Downs', Field_Name: `New ${id}` }),
    )
    expect(guessedNameField(shapes, paddocks)).toBe('Field_Name')
    expect(guessedNameField(shapes, [])).toBe('Field_Name')
    expect(guessedNameField([found(block(0, 0))], paddocks)).toBeUndefined()
  })
})

describe('each shape', () => {
  test('is the paddock of its name, where just one is called so', () => {
    const paddocks = [paddock(1, 'River'), paddock(2, 'Pdk 2'), paddock(3, '2'), paddock(4, 'Hill')]
    const shapes = ['RIVER PADDOCK', '2', '02', 'Creek'].map((name, at) =>
      named(name, block(at, 5)),
    )
    const names = shapes.map(({ facts }) => facts['NAME'] ?? '')
    const matches = matchShapes(shapes, names, paddocks)
    expect(matches.map(match => match?.paddock.id)).toEqual([1, 3, undefined, undefined])
    expect(matches.map(match => match?.by)).toEqual(['name', 'name', undefined, undefined])
  })

  test('or the one whose boundary lies there, the best first, each once', () => {
    const paddocks = [paddock(1, 'A', block(0, 0)), paddock(2, 'B', block(2, 0)), paddock(3, 'C')]
    const shapes = [block(0.3, 0), block(0.1, 0), block(2.4, 0), block(9, 9)].map(shape =>
      named('', shape),
    )
    const matches = matchShapes(shapes, ['', '', '', ''], paddocks)
    expect(matches.map(match => match?.paddock.id)).toEqual([undefined, 1, undefined, undefined])
    expect(matches[1]?.by).toBe('place')
  })

  test('a name counts for more than a place, and what has a name keeps it', () => {
    const paddocks = [paddock(1, 'A', block(0, 0)), paddock(2, 'B', block(1, 0))]
    const shapes = [named('B', block(0, 0)), named('?', block(1, 0))]
    const matches = matchShapes(shapes, ['B', '?'], paddocks)
    expect(matches.map(match => match?.paddock.id)).toEqual([2, undefined])
  })
})

describe('what would happen', () => {
  const river = paddock(1, 'River', block(0, 0), 110)
  const hill = paddock(2, 'Hill')
  test('is adding, drawing, changing, or nothing where it is the same', () => {
    const rows = reviewed(
      [
        named('River', block(0, 0)),
        named('Hill', block(2, 0)),
        named('Creek ', block(4, 0)),
        named('Creek 2', block(6, 0)),
      ],
      [river, hill],
      { decided: [[3, { to: 'nothing' }]] },
    )
    expect(happenings(rows)).toEqual(['same', 'draw', 'add', 'leave'])
    expect(rows[2]?.decision).toEqual({ to: 'new', name: 'Creek' })
    expect(blocks(rows).flat()).toEqual([])
    expect(happenings(reviewed([named('River', block(0, 0.1))], [river]))).toEqual(['change'])
  })

  test('is not clear where two shapes go to one paddock, until they are joined or parted', () => {
    const shapes = [named('River', block(0, 0)), named('river', block(3, 0))]
    const rows = reviewed(shapes, [river, hill])
    expect(blocks(rows)).toEqual([
      ['2 shapes go to River: join them, or choose again for one.'],
      ['2 shapes go to River: join them, or choose again for one.'],
    ])
    const joined = reviewed(shapes, [river, hill], { joins: true })
    expect(happenings(joined)).toEqual(['change', 'join'])
    expect(polygonsOf(joined[0]?.shape ?? block(9, 9))).toHaveLength(2)
    expect(joined[0]?.hectares).toBeCloseTo(2 * hectaresOf(block(0, 0)), 1)
    expect(blocks(joined)).toEqual([[], []])
    const parted = reviewed(shapes, [river, hill], { decided: [[1, { to: 'paddock', id: 2 }]] })
    expect([happenings(parted), blocks(parted)]).toEqual([
      ['same', 'draw'],
      [[], []],
    ])
    expect(blocks(reviewed(shapes, [river], { decided: [[1, { to: 'nothing' }]] }))).toEqual([
      [],
      [],
    ])
  })

  test('is not clear where a new name is missing, too long, or there already', () => {
    const name = 'x'.repeat(61)
    const shapes = [
      named('', block(2, 0)),
      named(name, block(3, 0)),
      named('?', block(4, 0)),
      named('?', block(5, 0)),
    ]
    const rows = reviewed(shapes, [river], {
      decided: [
        [2, { to: 'new', name: 'RIVER' }],
        [3, { to: 'new', name: 'Creek' }],
      ],
    })
    expect(blocks(rows)).toEqual([
      ['A new paddock needs a name.'],
      ['A name can have up to 60 letters: this one has 61.'],
      ['There is already a paddock called RIVER: choose it, or another name.'],
      [],
    ])
    const twice = reviewed([named('New', block(2, 0)), named('new ', block(3, 0))], [])
    expect(blocks(twice)[0]).toEqual(['2 shapes go to New: join them, or choose again for one.'])
  })

  test('is nothing for a shape with too many corners', () => {
    const fine = shapeWith([roundRing([151, -27], 0.01, 20_000)])
    expect(blocks(reviewed([named('Fine', fine)], []))[0]?.[0]).toMatch(/^It has 20,000 corners;/)
  })
})

describe('what looks wrong', () => {
  test('is ground that another paddock has, of the file or as it stands', () => {
    const paddocks = [paddock(1, 'River', block(0, 0)), paddock(2, 'Hill', block(1, 0))]
    const shapes = [
      named('River', block(0.1, 0)),
      named('New', block(5, 0)),
      named('Next', block(5.5, 0)),
    ]
    const doubts = doubtsOf(reviewed(shapes, paddocks), paddocks)
    expect(doubts[0]).toEqual(['Overlaps Hill by 11 ha (10%).'])
    expect(doubts[1]).toEqual([expect.stringMatching(/^Overlaps Next by .* ha \(50%\)\.$/)])
    expect(doubts[2]).toEqual([expect.stringMatching(/^Overlaps New by/)])
  })

  test('is no fence that is drawn twice, and not the boundary that is replaced', () => {
    const paddocks = [paddock(1, 'River', block(0, 0)), paddock(2, 'Hill', block(1, 0))]
    const shapes = [named('River', block(0.02, 0)), named('Hill', block(1, 0.3))]
    expect(doubtsOf(reviewed(shapes, paddocks), paddocks)).toEqual([[], []])
  })

  test('is an area unlike the one that is recorded', () => {
    const paddocks = [paddock(1, 'River', undefined, 100), paddock(2, 'Hill', undefined, 109)]
    const shapes = [named('River', block(0, 0)), named('Hill', block(2, 0))]
    expect(doubtsOf(reviewed(shapes, paddocks), paddocks)).toEqual([
      [expect.stringMatching(/^11\d(\.\d)? ha drawn, 100 ha recorded\.$/)],
      [],
    ])
  })

  test('is a paddock that lay elsewhere until now', () => {
    const paddocks = [paddock(1, 'River', block(0, 0)), paddock(2, 'Hill', block(5, 0))]
    const [doubt] = doubtsOf(reviewed([named('River', block(5, 0))], paddocks), paddocks)
    expect(doubt?.[0]).toBe('River was drawn 5 km away until now, where Hill is now.')
  })

  test('is a file of another farm', () => {
    const ofFarm = { shapes: [block(0, 0), block(20, 10)], points: [] }
    expect(farAway([block(40, 0)], ofFarm)).toBeUndefined()
    expect(farAway([block(400, 0)], ofFarm)).toMatch(/^These shapes are 3\d\d km from/)
    const points = { shapes: [], points: [[147.2, -35.1]] as const }
    expect(farAway([block(0, 0)], points)).toMatch(/km from/)
    expect(farAway([block(0, 0)], { shapes: [], points: [] })).toBeUndefined()
  })
})

describe('what is written', () => {
  const writing = (areas: 'kept' | 'missing' | 'all' = 'missing') => {
    let last = 0
    return { farmId: 3, periodId: 7, areas, newId: () => (last -= 1), file: 'farm.zip' }
  }
  const paddocks = [
    paddock(1, 'River', block(0, 0), 90),
    paddock(2, 'Hill', undefined, null),
    paddock(3, 'Same', block(8, 0), 5),
  ]
  const shapes = [
    named('River', block(0, 0.2)),
    named('Hill', block(2, 0)),
    named('Same', block(8, 0)),
    named('Creek', block(4, 0)),
  ]
  const area = Number(hectaresOf(block(0, 0)).toFixed(1))

  test('is one change: boundaries changed and made, and paddocks with the area of theirs', () => {
    const change = reviewChange(reviewed(shapes, paddocks), writing())
    expect(change).toMatchObject({ label: '3 boundaries from farm.zip', farmId: 3 })
    expect(change.steps).toEqual([
      {
        do: 'update',
        resource: 'geolocations',
        id: 1001,
        seen: 'then',
        values: { location: block(0, 0.2) },
        before: { location: block(0, 0) },
      },
      {
        do: 'store',
        resource: 'geolocations',
        id: -1,
        values: { location: block(2, 0), geolocatable_type: 'paddocks', geolocatable_id: 2 },
      },
      {
        do: 'update',
        resource: 'paddocks',
        id: 2,
        seen: 'then',
        values: { area },
        before: { area: null },
      },
      {
        do: 'store',
        resource: 'paddocks',
        id: -2,
        values: { farm_id: 3, period_id: 7, name: 'Creek', area },
      },
      {
        do: 'store',
        resource: 'geolocations',
        id: -3,
        values: { location: block(4, 0), geolocatable_type: 'paddocks', geolocatable_id: -2 },
      },
    ])
  })

  test('can be taken back as a whole', () => {
    const change = reviewChange(reviewed(shapes, paddocks), writing('all'))
    expect(oppositeOf(change)?.steps.map(step => `${step.do} ${step.resource} ${step.id}`)).toEqual(
      [
        'destroy geolocations -3',
        'destroy paddocks -2',
        'update paddocks 2',
        'destroy geolocations -1',
        'update paddocks 1',
        'update geolocations 1001',
      ],
    )
  })

  test('leaves the areas that are written down, unless all are measured anew', () => {
    const areasOf = (areas: 'kept' | 'missing' | 'all') =>
      reviewChange(reviewed(shapes, paddocks), writing(areas)).steps.flatMap(step =>
        step.resource === 'paddocks' && step.do === 'update' ? [step.id] : [],
      )
    expect([areasOf('kept'), areasOf('missing'), areasOf('all')]).toEqual([[], [2], [1, 2]])
  })

  test('whatever is decided: nothing twice, nothing of what is left out, every paddock once', () => {
    const decision = fc.oneof(
      fc.constant<Decision>({ to: 'nothing' }),
      fc
        .constantFrom('Creek', 'creek', 'River', 'Fresh', '')
        .map(name => ({ to: 'new', name }) as const),
      fc.constantFrom(1, 2, 3).map(id => ({ to: 'paddock', id }) as const),
    )
    const decisions = fc.array(decision, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(decisions, fc.boolean(), (decided, joins) => {
        const rows = reviewed(shapes, paddocks, { decided: [...decided.entries()], joins })
        expect(rows).toHaveLength(4)
        if (rows.some(row => row.blocks.length > 0)) return
        const { steps } = reviewChange(rows, writing('all'))
        const made = steps.map(({ resource, id }) => `${resource} ${id}`)
        expect(new Set(made).size).toBe(made.length)
        const owners = steps.flatMap(step =>
          step.do === 'store' && step.resource === 'geolocations'
            ? [step.values['geolocatable_id']]
            : [],
        )
        expect(new Set(owners).size).toBe(owners.length)
        const names = steps.flatMap(step =>
          step.do === 'store' && step.resource === 'paddocks' ? [String(step.values['name'])] : [],
        )
        const all = [...names, ...paddocks.map(({ name }) => name)].map(name => name.toLowerCase())
        expect(new Set(all).size).toBe(all.length)
        if (decided.every(({ to }) => to === 'nothing')) expect(steps).toEqual([])
      }),
    )
  })
})
