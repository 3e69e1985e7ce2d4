import { expect, test } from 'vitest'
import { asked, cropOn, whole } from './crops-for-tests.ts'
import { openCount } from '../../../period/wizard/wizard-question.ts'
import { questionsOf } from './open-questions.ts'

function namesOf(crop: Parameters<typeof questionsOf>[0]) {
  return questionsOf(crop).map(({ name }) => name)
}

test('a crop without a paddock is asked where it was grown, and nothing of paddocks', () => {
  expect(namesOf(asked([]))).toEqual(['paddocks.any'])
  expect(openCount(questionsOf(asked([])))).toBe(1)
})

test('a crop of which everything is said is asked nothing', () => {
  expect(namesOf(asked([cropOn('River', { events: whole })]))).toEqual([])
})

test('what is missing is asked for each paddock, and counted by step', () => {
  const bare = { fallow_type_id: null, enterprise_id: null }
  const rows = [
    cropOn('River', { events: whole }),
    cropOn('Hill', { id: 2, crop: bare }),
    cropOn('Flat', { id: 3 }),
  ]
  const questions = questionsOf(asked(rows))
  const lacking = Object.fromEntries(
    questions.map(({ name, lacking: some }) => [name, some.map(row => row.paddock?.name)]),
  )
  expect(lacking).toEqual({
    'paddocks.area': ['Hill', 'Flat'],
    'paddocks.fallow': ['Hill'],
    'paddocks.enterprise': ['Hill'],
    'sowing.variety': ['Hill', 'Flat'],
    'sowing.day': ['Hill', 'Flat'],
    'fertiliser.any': ['Hill', 'Flat'],
    'harvest.taken': ['Hill', 'Flat'],
  })
  expect(openCount(questions, 'sowing')).toBe(4)
  expect(openCount(questions)).toBe(12)
})

test('answers without a figure are no longer open; the area cannot be answered away', () => {
  const answers = {
    'sowing.variety': 'unknown',
    'fertiliser.any': 'none',
    'paddocks.area': 'none',
  } as const
  const questions = questionsOf(asked([cropOn('River')], { answers }))
  const states = new Map(questions.map(({ name, state }) => [name, state]))
  expect(states.get('sowing.variety')).toBe('unknown')
  expect(states.get('fertiliser.any')).toBe('none')
  expect(states.get('paddocks.area')).toBe('open')
  expect(openCount(questions, 'fertiliser')).toBe(0)
})

test('only ground with water is asked about irrigation', () => {
  const rows = [
    cropOn('Dry', { events: whole }),
    cropOn('Wet', { id: 2, paddock: { asset_type_id: 2 }, events: whole }),
    cropOn('Pipe', { id: 3, paddock: { irrigation_type: 'Lateral' }, events: whole }),
  ]
  const [question] = questionsOf(asked(rows))
  expect(question?.name).toBe('irrigation.any')
  expect(question?.lacking.map(row => row.paddock?.name)).toEqual(['Wet', 'Pipe'])
})

test('ground that was sown and not harvested needs to be said what became of it', () => {
  const part = [{ id: 1, harvested_date: '2025-11-20', harvested_area: 60, grain_tonnes: 150 }]
  const left = cropOn('River', { events: { ...whole, grain: part } })
  expect(namesOf(asked([left]))).toEqual(['ending.how'])
  const ending = [{ id: 1, date: '2025-11-25', crop_termination_type_id: 4 }]
  const said = cropOn('River', { events: { ...whole, grain: part, ending } })
  expect(namesOf(asked([said]))).toEqual([])
})

test('a harvest that lacks its day, area or amount is open', () => {
  const day = [{ id: 1, harvested_date: null, harvested_area: 100, grain_tonnes: 240 }]
  expect(namesOf(asked([cropOn('River', { events: { ...whole, grain: day } })]))).toEqual([
    'harvest.taken',
  ])
})

test('fallow is asked for its area alone', () => {
  const rows = [
    cropOn('River'),
    cropOn('Hill', { id: 2, events: { fallow: [{ id: 1, area: 80 }] } }),
  ]
  const questions = questionsOf(asked(rows, { isSown: false, harvest: undefined }))
  expect(questions.map(({ name, lacking }) => [name, lacking.length])).toEqual([
    ['paddocks.area', 1],
  ])
})

test('an old stand is not asked for its sowing; a forage crop is asked how it ended', () => {
  const standing = cropOn('River', { events: { ...whole, sowing: [] } })
  expect(namesOf(asked([standing], { isPerennial: true }))).toEqual([])
  const forage = cropOn('Hill', { events: { ...whole, grain: [] } })
  expect(namesOf(asked([forage], { harvest: undefined }))).toEqual(['ending.how'])
})
