import { entity } from '@furrow/catalogue/entity'
import { choice, date, flag, hectares, key, list, text } from '@furrow/catalogue/fields'
import { everyone, farmOf } from '@furrow/catalogue/owners'
import { describe, expect, test } from 'vitest'
import { rowCheck } from './check-row.ts'

const sheds = entity('sheds', {
  label: 'Shed',
  help: 'A shed.',
  ownedBy: everyone,
  fields: {
    name: text({ required: true, max: 10, label: 'Name' }),
    floor: hectares({ label: 'Floor' }),
    roof: choice(['Iron', 'Tiles'], { label: 'Roof' }),
    built: date({ label: 'Built' }),
    dry: flag({ required: true, default: true, label: 'Dry' }),
    marks: list({ label: 'Marks' }),
    key_word: text({ secret: true }),
    told: text({ readOnly: true }),
  },
})
const doors = entity('doors', {
  label: 'Door',
  help: 'A door.',
  ownedBy: farmOf('shed_id'),
  fields: {
    shed_id: key('sheds', { required: true, label: 'Shed' }),
    farm_id: key('farms', { required: true, label: 'Farm' }),
  },
})
const check = rowCheck()

describe('a new row', () => {
  test('has its presets, and what is sent in the form in which it is kept', () => {
    const sent = { name: ' North ', floor: '1.5', built: '2024-05-31T00:00:00Z' }
    expect(check.ofNew(sheds, sent)).toEqual({
      values: { dry: true, name: 'North', floor: 1.5, built: '2024-05-31' },
      errors: {},
    })
  })

  test('without what is needed says so, and everything else that is wrong with it', () => {
    const { errors } = check.ofNew(sheds, { floor: -1, roof: 'Straw', marks: ['a', {}] })
    expect(errors).toEqual({
      name: ['Name is needed.'],
      floor: ['Floor can’t be negative.'],
      roof: ['Roof must be one of: Iron, Tiles.'],
      'marks.1': ['Marks can contain only texts and numbers.'],
    })
  })

  test('takes nothing that is the server’s, secret or unknown', () => {
    const sent = { name: 'A', id: 7, told: 'x', key_word: 'x', deleted_at: null, nonsense: 1 }
    expect(check.ofNew(sheds, sent).values).toEqual({ name: 'A', dry: true })
  })

  test('with an emptiness where there must be something is refused', () => {
    expect(check.ofNew(sheds, { name: 'A', dry: null }).errors).toEqual({ dry: ['Dry is needed.'] })
  })

  test('need not say what follows from the row that it hangs on, or from its place', () => {
    expect(check.ofNew(doors, { shed_id: 1 }).errors).toEqual({})
    expect(check.ofNew(doors, {}).errors).toEqual({ shed_id: ['Shed is needed.'] })
    expect(check.ofNew(doors, {}, ['shed_id']).errors).toEqual({})
  })
})

describe('a changed row', () => {
  test('is only what is sent', () => {
    expect(check.ofChanged(sheds, { floor: null, roof: '' })).toEqual({
      values: { floor: null, roof: null },
      errors: {},
    })
  })

  test('cannot lose what it needs', () => {
    expect(check.ofChanged(sheds, { name: '  ' }).errors).toEqual({ name: ['Name is needed.'] })
  })

  test('takes words of the language for what they are: names that are not there', () => {
    const sent: object = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}') as object
    expect(check.ofChanged(sheds, sent)).toEqual({ values: {}, errors: {} })
  })
})
