import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { namesFromRows } from '@furrow/farming/record/record-from-rows'
import type { Field } from '../fields.ts'
import { readCalculation } from './calculation.ts'
import { recordFields, recordParts } from './record.ts'

const fields = Object.entries<Field>(recordFields)
const listed =
  readFileSync(new URL('record-names.txt', import.meta.url), 'utf8').match(/\w+/g) ?? []
const onTheWire: Record<string, string> = { zone: 'Zone', activity: 'Activity', year: 'Year' }
const keys = ['period_id', 'farm_id']

function namesWith(told: (field: Field) => boolean) {
  return fields.filter(([, field]) => told(field)).map(([name]) => name)
}

describe('names', () => {
  test('every figure of the record is declared, and none besides', () => {
    expect(listed).toHaveLength(999)
    const expected = listed
      .filter(name => !keys.includes(name))
      .map(name => onTheWire[name] ?? name)
    expect(Object.keys(recordFields).toSorted()).toEqual(expected.toSorted())
  })

  test('a misspelled figure does not compile', () => {
    expect(recordFields.owned_land_val_per_ha.kind).toBe('money')
    // @ts-expect-error there is one l at the end
    expect(recordFields.owned_land_vall).toBeUndefined()
    // @ts-expect-error only money has twins
    expect(recordFields.owned_ha_per_ha).toBeUndefined()
    // @ts-expect-error of generated blocks too
    expect(recordFields.pas_native_trough_no).toBeUndefined()
    // @ts-expect-error and of the second set of expenses
    expect(recordFields.exp_seeds_2_per_ha).toBeUndefined()
  })
})

describe('tables', () => {
  test('each figure is kept in one table', () => {
    expect(Object.values(recordParts).flat().toSorted()).toEqual(
      Object.keys(recordFields).toSorted(),
    )
    expect(Object.keys(recordParts)).toHaveLength(13)
  })

  test('a row with every figure filled fits a page of the database', () => {
    const bytes = (name: string) => (recordFields[name as 'oh_total'].kind === 'money' ? 8 : 14)
    for (const names of Object.values(recordParts)) {
      expect(names.length).toBeLessThanOrEqual(330)
      expect(names.reduce((sum, name) => sum + bytes(name), 0)).toBeLessThan(8000)
    }
  })
})

describe('kinds', () => {
  test('dollars are money, and all else but three words are numbers', () => {
    expect(namesWith(({ kind }) => kind === 'text')).toEqual(['Zone', 'Activity', 'Year'])
    const dollars = namesWith(({ unit }) => unit?.startsWith('$') === true)
    expect(namesWith(({ kind }) => kind === 'money')).toEqual(dollars)
    expect(dollars.length).toBeGreaterThan(600)
  })

  test('areas, water, counts and what is owned or owed are never negative', () => {
    const names = ['gz_area_ha', 'water_used_ml', 'gz_mobs_no', 'fte_owner', 'days_casual'] as const
    for (const name of names) expect(recordFields[name].min).toBe(0)
    expect(recordFields.owned_land_val.min).toBe(0)
    expect(recordFields.term_loan_liab.min).toBe(0)
  })

  test('profits and equity may fall below nothing', () => {
    const names = [
      'operating_profit',
      'equity_val',
      'net_debt_val',
      'land_revaluation_val',
    ] as const
    for (const name of names)
      expect(recordFields[name]).not.toMatchObject({ min: expect.anything() })
  })

  test('every share and ratio has bounds that a typed one keeps to', () => {
    const shares = fields.filter(([, { unit }]) => unit === 'fraction' || unit === 'x')
    const unbounded = shares.filter(([, { min, max }]) => min === undefined || max === undefined)
    expect(unbounded).toEqual([])
    expect(shares).toHaveLength(88)
  })

  test.each([
    ['roam', -1, 1],
    ['operating_profit_margin', -20, 1],
    ['equity_pct', -1, 1],
    ['co_dry_gm_ratio', -20, 1],
    ['co_irr_overhead_ratio', -1, 20],
    ['water_ratio', 0, 1],
    ['marking_pct_sheep', 0, 3],
    ['interest_cover', -10_000, 10_000],
    ['plant_ratio', 0, 1000],
  ] as const)('%s is from %d to %d', (name, min, max) => {
    expect(recordFields[name]).toMatchObject({ min, max })
  })

  test('marks keep to their range', () => {
    expect(recordFields.rain_decile).toMatchObject({ scale: 0, min: 1, max: 10 })
    expect(recordFields.validated_flag).toMatchObject({ scale: 0, min: 0, max: 1 })
    expect(recordFields.water_security_index).toMatchObject({ scale: 6, min: 0, max: 1 })
  })
})

describe('wording', () => {
  test('each figure has a label of its own and a line of help', () => {
    const figures = fields.filter(([, { kind }]) => kind !== 'text')
    const labels = figures.map(([, { label }]) => label)
    expect(labels.filter((label, n) => labels.indexOf(label) !== n)).toEqual([])
    for (const [, { help }] of figures)
      expect(help).toMatch(/^[A-Z1].{8,110}\.( Follows from .{8,70}\.)?$/)
  })

  test.each([
    ['owned_land_val', 'Owned land value'],
    ['owned_land_val_per_ha', 'Owned land value per ha'],
    ['dry_arable_owned_ha', 'Dryland arable, owned'],
    ['pasture_native_leased_ha', 'Native pasture, leased'],
    ['high_security_val_per_ml', 'High security value per ML'],
    ['oh_administration', 'Overhead: administration'],
    ['exp_seed_2_per_ha', 'Expense: seed (accrual) per ha'],
    ['exp_fertiliser_n', 'Expense: fertiliser, N'],
    ['co_dry_gross_income', 'Dryland cropping: gross income'],
    ['pas_native_ha_per_water_point', 'Native pasture: hectares per water point'],
    ['roam', 'Return on assets managed'],
  ] as const)('%s is called "%s"', (name, label) => {
    expect(recordFields[name].label).toBe(label)
  })
})

describe('formulas', () => {
  test('all can be read, and none goes in a circle', () => {
    const { formulas, order } = readCalculation(recordFields)
    expect(order).toHaveLength(fields.length - 3)
    expect(formulas.size).toBe(648)
  })

  test('every twin follows from its figure', () => {
    const entered = fields.filter(([name, { formula }]) => {
      const figure = /^(.+)_per_(ha|ml)$/.exec(name)?.[1]
      return figure !== undefined && figure in recordFields && !formula
    })
    expect(entered.map(([name]) => name)).toEqual([])
    expect(fields.filter(([name]) => name.endsWith('_per_ha')).length).toBeGreaterThan(250)
  })
})

describe('what follows from rows', () => {
  test('is told of each such figure, and none of them has a formula besides', () => {
    const names = Object.values(namesFromRows).flat()
    expect(names.length).toBeGreaterThan(150)
    expect(new Set(names).size).toBe(names.length)
    const figures: Readonly<Record<string, Field>> = recordFields
    expect(names.filter(name => !figures[name]?.fromRows)).toEqual([])
    // What is carried over from the period before, and what is usual, stands until the rows say it.
    const calculated = names.flatMap(name => figures[name]?.formula ?? [])
    expect(calculated.filter(formula => !/^(last|usually)\(/.test(formula))).toEqual([])
  })
})
