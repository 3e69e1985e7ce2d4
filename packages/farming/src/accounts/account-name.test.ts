import { expect, test } from 'vitest'
import { isSameName, readAccountName, sectionKey } from './account-name.ts'

const key = (name: string) => readAccountName(name).key

test.each([
  ['R&M - Plant', 'repair plant'],
  ['R & M  Plant', 'repair plant'],
  ['REPAIRS AND MAINTENANCE – PLANT & EQUIPMENT', 'repair plant'],
  ['Repairs &amp; Maintenance: Plant', 'repair plant'],
  ['6-2000 R&M Plant', 'repair plant'],
  ['200 - R&M Plant', 'repair plant'],
  ['R&M Plant (200)', 'repair plant'],
  ['R&M Plant (Archived)', 'repair plant'],
  ['Dep’n', 'depreciation'],
  ["Dep'n", 'depreciation'],
  ['Deprec. P&E', 'depreciation plant'],
  ['F&O', 'fuel oil'],
  ['Fuel and Oil Expenses', 'fuel oil'],
  ['MV Exp', 'motor vehicle'],
  ['Agist Rec`d', 'agistment received'],
  ['HP - Header', 'hire purchase header'],
  ['H/P - Header', 'hire purchase header'],
  ['O/D Interest', 'overdraft interest'],
  ['L/Stock Purch', 'livestock purchase'],
  ['FTC', 'fuel tax credit'],
  ['Tfr', 'transfer'],
  ['UPE', 'unpaid distribution'],
  ['ATO ICA', 'atoaccount'],
  ['SGC', 'superannuation'],
  ['WC Ins', 'worker compensation insurance'],
  ['Cheque A/c', 'cheque'],
  ['Subsidies', 'subsidy'],
  ['Gas', 'gas'],
  ['Expenses', 'expense'],
  ['Café', 'cafe'],
])('%s', (written, words) => {
  expect(key(written)).toBe(words)
})

test('a letter in brackets or a figure within a name is no code', () => {
  expect(key('Rent (Sydney)')).toBe('rent sydney')
  expect(key('Assets < $20k')).toBe('asset 20k')
})

test('what stands after a dash, colon or bracket says which of its kind it is', () => {
  expect(readAccountName('Interest - NAB')).toMatchObject({ head: ['interest'], tail: ['nab'] })
  expect(readAccountName('Interest (NAB)')).toMatchObject({ head: ['interest'], tail: ['nab'] })
  expect(readAccountName('Pre-em')).toMatchObject({ head: ['pre', 'emergent'], tail: [] })
  expect(readAccountName('Sales -')).toMatchObject({ head: ['sale'], tail: [] })
})

test('a name that a program cut off is the same as the whole', () => {
  const whole = readAccountName('Depreciation - Plant & Equipment')
  const cut = readAccountName('Depreciation - Plant & Equipme')
  expect(isSameName(cut, whole)).toBe(true)
  expect(isSameName(readAccountName('Depreciation - Plant'), whole)).toBe(true)
  expect(isSameName(readAccountName('Depreciation - Plan'), whole)).toBe(false)
})

test('headings are the same however they are written', () => {
  expect(sectionKey(['Less Cost of Sales', 'Cattle'])).toBe(sectionKey(['COST OF SALES', 'cattle']))
  expect(sectionKey(['Cattle'])).not.toBe(sectionKey(['Sheep']))
})
