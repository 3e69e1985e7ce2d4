// Statements in the layouts of accounting programs, of farms that were invented, from their bytes to
// their lines. Whether a real file of a layout was seen stands in docs/accounts.md.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStatement } from '@furrow/farming/accounts/reading/read-accounts'
import type {
  AccountStatement,
  StatementAnswers,
} from '@furrow/farming/accounts/reading/statement-read'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readSheets } from '../read-sheets.ts'

async function statementIn(
  bytes: Uint8Array,
  answers: StatementAnswers = {},
): Promise<AccountStatement> {
  const file = await readSheets(new Uint8Array(bytes), { keepsIndents: true })
  if ('wrong' in file) throw new Error(file.wrong)
  const read = readStatement(file.sheets, answers)
  if (!('statement' in read)) throw new Error(JSON.stringify(read))
  return read.statement
}

const bytesOf = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, name)))
const read = (name: string, answers?: StatementAnswers) => statementIn(bytesOf(name), answers)

/** Lines as `code name`, with what they add in cents. */
function linesOf({ lines }: AccountStatement): Readonly<Record<string, number>> {
  return Object.fromEntries(
    lines.map(({ code, name, cents, sections }) => {
      const inside = sections.length > 1 ? `${sections.at(-1)}: ` : ''
      return [`${inside}${code === null ? '' : `${code} `}${name}`, cents]
    }),
  )
}

function expectSound(statement: AccountStatement, netCents: number): void {
  const sum = statement.lines.reduce((all, { cents }) => all + cents, 0)
  expect(sum).toBe(statement.netProfit.workedCents)
  expect(statement.netProfit).toEqual({ printedCents: netCents, workedCents: netCents })
  expect(statement.checks.filter(({ differs }) => differs)).toEqual([])
}

const year = { starts: '2024-07-01', ends: '2025-06-30' }
const xeroLines = {
  '210 Barley Sales': 184_320_55,
  '230 Cattle Sales': 96_410_00,
  '240 Lease & Agistment': 12_000_00,
  '200 Wheat Sales': 512_844_90,
  '310 Chemicals': -88_412_37,
  '300 Fertiliser': -142_615_08,
  '090 Seed': -21_300_00,
  '260 Interest Received': 1204_33,
  '400 Accountancy': -9850_00,
  '404 Bank Fees': 9_09,
  '420 Fuel & Oil': -61_870_25,
  '469 Rent (Smiths)': -45_000_00,
  '477 Wages': -38_219_60,
}

test('a profit and loss of Xero as CSV', async () => {
  const statement = await read('xero-profit.csv')
  expect(statement).toMatchObject({
    ...year,
    kind: 'profit and loss',
    program: 'xero',
    business: 'Mallee Ridge Farming Pty Ltd',
    title: 'Profit and Loss',
    unitCents: 100,
    isRounded: false,
  })
  expect(linesOf(statement)).toEqual(xeroLines)
  expectSound(statement, 399_521_57)
  expect(statement.checks).toHaveLength(6)
})

test('the same as XLSX, whose totals are formulas that are stored as 0', async () => {
  const text = new TextDecoder().decode(bytesOf('xero-profit.csv'))
  const rows = text.split('\n').map(line => {
    const [name = '', amount = ''] = line.replaceAll('"', '').split(',')
    const isTotal = /^(?:Total|Gross|Net) /.test(name)
    const value = isTotal ? 0 : amount === '' ? null : Number(amount)
    return name === '' ? [] : [name, value]
  })
  const cells = new Map(
    rows.flatMap(([name], row) =>
      /^(?:Total|Gross|Net) /.test(String(name ?? ''))
        ? [[`${row},1`, { formula: `SUM(B1:B${row})`, formulaResult: 0 }] as const]
        : [],
    ),
  )
  const bytes = await writeXlsx({ sheets: [{ name: 'Profit and Loss', rows, cells }] })
  const statement = await statementIn(bytes)
  expect(statement.sheet).toBe('Profit and Loss')
  expect(linesOf(statement)).toEqual(xeroLines)
  expect(statement.netProfit).toEqual({ printedCents: null, workedCents: 399_521_57 })
  expect(statement.checks).toEqual([])
  expect(
    statement.notes.filter(({ note }) => note.includes('stored without its amount')),
  ).toHaveLength(6)
})

test('point 27: rows that are hidden count', async () => {
  const rows = [['Expenses'], ['Fuel', 10.5], ['Oil', 4], ['Total Expenses', 14.5]]
  const bytes = await writeXlsx({
    sheets: [{ name: 'P&L', rows, rowDefs: new Map([[1, { hidden: true }]]) }],
  })
  expect(linesOf(await statementIn(bytes))).toEqual({ Fuel: -10_50, Oil: -4_00 })
})

test('point 27: depth by the format of cells, where nothing else tells it', async () => {
  const names = ['Expenses', 'Plant', 'Fuel', 'Oil', 'Rates'] as const
  const indents = [0, 1, 2, 2, 1]
  const rows = names.map((name, row) => [name, [null, null, 10.5, 20, 4][row] ?? null])
  const cells = new Map(
    names.map((value, row) => [
      `${row},0`,
      { value, style: { alignment: { indent: indents[row] ?? 0 } } },
    ]),
  )
  const statement = await statementIn(await writeXlsx({ sheets: [{ name: 'P&L', rows, cells }] }))
  expect(statement.lines.map(({ sections, name }) => [...sections, name].join(' > '))).toEqual([
    'Expenses > Plant > Fuel',
    'Expenses > Plant > Oil',
    'Expenses > Rates',
  ])
})

test('a trial balance of Xero: the balance, not the movement', async () => {
  const statement = await read('xero-balance.csv')
  expect(statement).toMatchObject({
    kind: 'trial balance',
    program: 'xero',
    starts: null,
    ends: '2025-06-30',
  })
  expect(linesOf(statement)).toEqual({
    '200 Wheat Sales': 512_844_90,
    '230 Cattle Sales': 96_410_00,
    '300 Fertiliser': -142_615_08,
    '404 Bank Fees': 9_09,
    '420 Fuel & Oil': -61_870_25,
    '600 Cheque Account': 88_020_76,
    '710 Plant at Cost': 640_000_00,
    "711 Less Accum Dep'n": -210_000_00,
    '820 GST': -3120_45,
    '900 Term Loan': -400_000_00,
    '960 Retained Earnings': 289_878_35,
  })
  expect(statement.netProfit.workedCents).toBe(404_778_66)
  expect(statement.checks.map(({ differs }) => differs)).toEqual([false, false, false])
})

test('a profit and loss of MYOB by numbers', async () => {
  const statement = await read('myob-coded.csv')
  expect(statement).toMatchObject({
    ...year,
    program: 'myob',
    basis: 'accrual',
    business: 'Wattle Creek Pastoral Co',
  })
  expect(linesOf(statement)).toEqual({
    '4-1000 Wool Proceeds': 214_880_10,
    '4-1100 Prime Lambs': 356_200_00,
    '5-1000 Livestock Purchases - Rams': -18_500_00,
    '5-1100 Wool Packs': -2140_65,
    'Animal Health: 6-1010 Drench': -8214_00,
    'Animal Health: 6-1020 Vaccine': -6032_40,
    '6-2000 Shearing & Crutching': -41_377_85,
    '8-1000 Interest Income': 312_05,
    '9-1000 Interest - NAB': -33_690_00,
  })
  expectSound(statement, 461_437_25)
  expect(statement.checks).toHaveLength(9)
})

test('months of MYOB with a $ on every amount and names that were cut', async () => {
  const statement = await read('myob-months.csv')
  expect(statement).toMatchObject({
    starts: '2024-07-01',
    ends: '2024-09-30',
    business: 'Bindaree Partners',
  })
  expect(linesOf(statement)).toEqual({
    'Cotton Lint': 30_500_50,
    'Contract Harvesting & Hauling': 5250_00,
    'Repairs & Maintenance Irrigati': -1300_00,
    'Chemicals Defoliant & Growth R': -6000_00,
    Fuel: -1600_00,
  })
  expectSound(statement, 26_850_50)
  expect(statement.checks.at(-1)).toMatchObject({ what: 'Months add to the total' })
})

test('a profit and loss of MYOB as its browser exports it', async () => {
  const statement = await read('myob-browser.csv')
  expect(statement).toMatchObject({
    ...year,
    program: 'myob',
    basis: 'accrual',
    business: 'Red Gum Farming Pty Ltd',
  })
  expect(linesOf(statement)).toEqual({
    '4-1000 Wheat Sales': 320_500_40,
    '4-1100 Barley Sales': 80_020_00,
    '5-1000 Seed': -10_500_00,
    '5-1100 Fertiliser': -98_440_15,
    '6-1000 Fuel & Oil': -41_300_05,
    '6-1200 Insurance refund': 1250_00,
    '8-1000 Interest Received': 99_80,
  })
  expectSound(statement, 251_630_00)
})

test('a profit and loss of QuickBooks, whose parents have amounts of their own', async () => {
  const statement = await read('quickbooks-parents.csv')
  expect(statement).toMatchObject({
    ...year,
    program: 'quickbooks',
    basis: 'accrual',
    business: 'Coolibah Grazing',
  })
  expect(linesOf(statement)).toEqual({
    'Cattle Sales': 301_450_00,
    'Wool Proceeds': 44_120_75,
    Automobile: -113_96,
    'Automobile: Fuel': -349_41,
    'Automobile: Registration': -1210_00,
    'Plant: Fuel': -22_900_15,
    'Plant: Repairs': -14_018_40,
    'Supplementary Feed': -58_400_00,
    Interest: -2916_00,
  })
  expectSound(statement, 245_662_83)
})

test('a profit and loss of Reckon, whose depth is its columns', async () => {
  const statement = await read('reckon-columns.csv')
  expect(statement).toMatchObject({ ...year, program: 'reckon', business: 'Yarran Park Trust' })
  expect(linesOf(statement)).toEqual({
    'Income: Grain Sales': 208_000_40,
    'Income: Sheep Sales': 45_210_00,
    'Expense: Fertiliser': -31_500_00,
    'Repairs: Repairs Plant': -6000_50,
    'Repairs: Repairs - Other': -100_00,
    'Other Income: Dividends': 640_20,
  })
  expectSound(statement, 216_250_10)
})

test('a cash list of Agrimaster: the amounts without GST that it prints', async () => {
  const statement = await read('agrimaster-cash.csv')
  expect(statement).toMatchObject({ ...year, kind: 'list', program: 'agrimaster', gst: 'without' })
  expect(linesOf(statement)).toEqual({
    '110 Wheat Sales': 330_000_00,
    '120 Contract Income': 10_000_00,
    '210 Fertiliser': -80_000_00,
    '220 Diesel': -25_000_50,
    '230 Rates': -6200_00,
    '240 Loan Principal': -50_000_00,
  })
  expectSound(statement, 178_799_50)
})

test('a file that was edited by hand, in Windows letters', async () => {
  const statement = await read('hand-edited.csv')
  expect(statement).toMatchObject({ ...year, program: 'other', business: "McIntyre's Farm" })
  expect(linesOf(statement)).toEqual({
    'Wheat – Pool 1': 45_200_00,
    'Wheat – Pool 2': 12_800_50,
    "Chemical 'in crop'": -8400_00,
    Fert: 250_00,
    'Hay & straw carting': 1200_00,
    'Shire rates': 5_00,
    Sundry: -3055_50,
  })
  expectSound(statement, 48_000_00)
})

test("an accountant's statement of two years in whole dollars", async () => {
  const asked = readStatement((await pagesIn('accountant-years.csv')) ?? [])
  expect(asked).toMatchObject({
    asks: { key: 'column', options: [{ value: 'C' }, { value: 'D' }] },
  })
  const statement = await read('accountant-years.csv', { column: 'C' })
  expect(statement).toMatchObject({
    ...year,
    isRounded: true,
    business: 'THE TRUSTEE FOR BELAH FAMILY TRUST',
  })
  expect(linesOf(statement)).toEqual({
    'Grain Sales': 612_400_00,
    'Livestock Trading Profit': 88_215_00,
    'Fuel Tax Credits': 14_902_00,
    Accountancy: -12_300_00,
    Cartage: -24_871_00,
    Depreciation: -96_450_00,
    Interest: -54_006_00,
  })
  expect(statement.netProfit).toEqual({ printedCents: 527_889_00, workedCents: 527_890_00 })
  expect(statement.checks.filter(({ differs }) => differs)).toEqual([])
  const before = await read('accountant-years.csv', { column: 'D' })
  expect(before).toMatchObject({ starts: '2023-07-01', ends: '2024-06-30' })
  expectSound(before, 376_671_00)
})

async function pagesIn(name: string) {
  const file = await readSheets(bytesOf(name))
  return 'sheets' in file ? file.sheets : undefined
}

test('a plain list of two columns, costs with a minus', async () => {
  const statement = await read('plain-list.csv')
  expect(statement).toMatchObject({ kind: 'list', business: null, starts: null, ends: null })
  expect(linesOf(statement)).toEqual({
    'Wheat Sales': 128_450_00,
    'Fuel Tax Credits': 3120_40,
    Urea: -40_212_35,
    Diesel: -18_770_00,
    Wages: -22_000_05,
  })
  expect(statement.netProfit).toEqual({ printedCents: null, workedCents: 50_588_00 })
})

test('a trial balance of MYOB: parts by the first digit', async () => {
  const statement = await read('myob-balance.csv')
  expect(statement).toMatchObject({ kind: 'trial balance', program: 'myob', ends: '2025-06-30' })
  expect(linesOf(statement)).toEqual({
    '1-1110 Cheque Account': 75_120_30,
    '1-2100 Livestock on Hand': 410_000_00,
    '2-1500 GST Collected': -4870_20,
    '2-2100 Rabo Term Loan': -300_000_00,
    '3-8000 Retained Earnings': -95_130_10,
    '4-1000 Wool Proceeds': 150_000_00,
    '6-2000 Shearing & Crutching': -41_377_85,
    '9-1000 Interest - NAB': -23_502_15,
  })
  expect(statement.netProfit.workedCents).toBe(85_120_00)
  expect(statement.checks.map(({ differs }) => differs)).toEqual([false, false, false])
})

test('point 1: the same file reads the same in UTF-8, UTF-16 and Windows letters, with any line end or separator', async () => {
  const text = new TextDecoder().decode(bytesOf('xero-profit.csv'))
  const wanted = linesOf(await read('xero-profit.csv'))
  const wide = Uint8Array.from(
    Array.from(`\uFEFF${text}`).flatMap(letter => [
      letter.charCodeAt(0) & 255,
      letter.charCodeAt(0) >> 8,
    ]),
  )
  const utf8 = (words: string) => new TextEncoder().encode(words)
  const files = [
    wide,
    utf8(`\uFEFF${text}`),
    utf8(text.replaceAll('\n', '\r\n')),
    utf8(text.replaceAll('\n', '\r')),
    utf8(text.replaceAll(',', '\t')),
    utf8(`sep=;\n${text.replaceAll(',', ';')}`),
  ]
  for (const file of files) expect(linesOf(await statementIn(file))).toEqual(wanted)
})
