import { zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readSheets } from './read-sheets.ts'
import { unpackedSize } from './zip-sizes.ts'

const own = (bytes: Uint8Array) => new Uint8Array(bytes)
const text = (words: string) => own(new TextEncoder().encode(words))
const rowsOf = async (bytes: Uint8Array) => {
  const read = await readSheets(own(bytes))
  if ('wrong' in read) throw new Error(read.wrong)
  return read.sheets.map(({ rows }) => rows)
}
const wrongOf = async (bytes: Uint8Array) => {
  const read = await readSheets(own(bytes))
  return 'wrong' in read ? read.wrong : undefined
}

test('text is read with commas, semicolons or tabs, and in the alphabets of spreadsheets', async () => {
  const rows = [
    [
      ['Name', 'Size'],
      ['Café', '1,5'],
    ],
  ]
  expect(await rowsOf(text('\uFEFFName,Size\r\nCafé,"1,5"\r\n\r\n'))).toEqual(rows)
  expect(await rowsOf(text('Name;Size\nCafé;1,5'))).toEqual(rows)
  expect(await rowsOf(text('A list\n\nName;Size;Due\nCafé;1,5;2,5\n'))).toMatchObject([
    [['A list'], [], ['Name', 'Size', 'Due'], ['Café', '1,5', '2,5']],
  ])
  const latin = Uint8Array.from('Name;Size\nCaf\xe9;1,5', letter => letter.charCodeAt(0))
  expect(await rowsOf(latin)).toEqual(rows)
  const wide = '\uFEFFName\tSize\nCafé\t1,5'
  const little = own(new Uint8Array(Uint16Array.from(wide, letter => letter.charCodeAt(0)).buffer))
  expect(await rowsOf(little)).toEqual(rows)
})

test('cells keep what they are, and what is empty at the end is not there', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'One', rows: [['a', 1.5, true, new Date('2024-06-05'), null], [], [null, null]] },
      {
        name: 'Two',
        hidden: true,
        rows: [[null, null]],
        cells: new Map([
          ['0,0', { formula: '1+1', formulaResult: 2 }],
          ['0,1', { formula: 'NOW()' }],
        ]),
      },
    ],
  })
  expect(await readSheets(own(bytes))).toEqual({
    sheets: [
      { name: 'One', isHidden: false, rows: [['a', 1.5, true, { day: '2024-06-05' }]] },
      { name: 'Two', isHidden: true, rows: [[2, { formula: 'NOW()' }]] },
    ],
  })
})

test('what is no workbook is told in a sentence', async () => {
  const noWorkbook = 'This is no workbook. Bring an .xlsx or a .csv file.'
  expect(await wrongOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]))).toBe(
    noWorkbook,
  )
  expect(await wrongOf(zipSync({ 'a.txt': text('hello') }))).toBe(noWorkbook)
})

test('point 29: files of other kinds are refused by their name, with what to do', async () => {
  const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
  const locked = Array.from('EncryptedPackage').flatMap(letter => [letter.charCodeAt(0), 0])
  const openDocument = text('application/vnd.oasis.opendocument.spreadsheet')
  expect(await wrongOf(Uint8Array.from(old))).toBe(
    'This is a workbook of the old kind (.xls). Open it in Excel, save it as .xlsx, and choose that file.',
  )
  expect(await wrongOf(Uint8Array.from([...old, 0, ...locked]))).toContain('has a password')
  expect(await wrongOf(zipSync({ mimetype: openDocument }, { level: 0 }))).toContain('(.ods)')
  expect(await wrongOf(text('%PDF-1.7 and so on'))).toContain('This is a PDF.')
  expect(await wrongOf(text('<html><table><tr><td>Sales</td></tr></table>'))).toContain('web page')
  expect(await wrongOf(text('\uFEFF<?xml version="1.0"?><Workbook/>'))).toContain('web page')
})

test('point 1: a first line may say what parts the cells', async () => {
  expect(await rowsOf(text('sep=;\r\nName;Size\r\nOats, rolled;1,5'))).toEqual([
    [
      ['Name', 'Size'],
      ['Oats, rolled', '1,5'],
    ],
  ])
})

test('point 33: what would unpack to more than is sound is not unpacked', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(210 * 1024 * 1024) })
  expect(bomb.length).toBeLessThan(1024 * 1024)
  expect(await wrongOf(bomb)).toBe('This file unpacks to 210 MB: 200 MB are the most.')
})

test('a directory that is damaged, or hides how large a piece is, is not believed', async () => {
  const zip = own(zipSync({ 'a.xml': text('<a/>'.repeat(500)), 'b/': new Uint8Array() }))
  expect(unpackedSize(zip)).toBe(2000)
  const damaged = 'This file is damaged. Save it again, and try again.'
  expect(await wrongOf(zip.slice(0, -30))).toBe(damaged)
  const entry = zip.findIndex(
    (_, at) =>
      new DataView(zip.buffer).getUint32(Math.min(at, zip.length - 4), true) === 0x02014b50,
  )
  for (const size of [0, 0xffffffff]) {
    const hidden = zip.slice()
    new DataView(hidden.buffer).setUint32(entry + 24, size, true)
    expect(await wrongOf(hidden)).toBe(damaged)
  }
})

test('a piece that is larger than it says is not read', async () => {
  const bytes = own(
    await writeXlsx({
      sheets: [{ name: 'One', rows: Array.from({ length: 5000 }, () => ['some words']) }],
    }),
  )
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true)
  }
  expect(await wrongOf(bytes)).toBe('This is no workbook. Bring an .xlsx or a .csv file.')
})

test('more rows or columns than any sheet has are refused', async () => {
  expect(await wrongOf(text('a\n'.repeat(20_001)))).toBe(
    'A page of this file has more than 20,000 rows.',
  )
  expect(await wrongOf(text(`${'a,'.repeat(1000)}a`))).toBe(
    'A page of this file has more than 1,000 columns.',
  )
})
