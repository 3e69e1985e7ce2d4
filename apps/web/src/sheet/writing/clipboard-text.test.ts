import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTsv, writeHtmlTable, writeTsv } from './clipboard-text.ts'

test('the line break at the end is no further row', () => {
  expect(parseTsv('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(parseTsv('a')).toEqual([['a']])
  expect(parseTsv('')).toEqual([])
})

test('an empty cell that was copied is a cell', () => {
  expect(parseTsv('\r\n')).toEqual([['']])
  expect(parseTsv('\t\n')).toEqual([['', '']])
  expect(parseTsv('a\t')).toEqual([['a', '']])
  expect(parseTsv('a\n\nb')).toEqual([['a'], [''], ['b']])
})

test('quotes hold tabs, lines and quotes together', () => {
  expect(parseTsv('"two\r\nlines"\t"a\tb"\n"6"" pipe"\tx\n')).toEqual([
    ['two\nlines', 'a\tb'],
    ['6" pipe', 'x'],
  ])
  expect(parseTsv('""')).toEqual([['']])
})

test('quotes that belong to the text stay', () => {
  // Excel sends such cells without quotes around them.
  expect(parseTsv('6" pipe\t"Top" paddock\n"open\tb')).toEqual([
    ['6" pipe', '"Top" paddock'],
    ['"open', 'b'],
  ])
})

test('only what needs quotes gets them', () => {
  const cells = [
    ['River', '6" pipe', 'two\nlines'],
    ['"Top"', 'a\tb', ''],
  ]
  expect(writeTsv(cells)).toBe('River\t6" pipe\t"two\nlines"\n"""Top"""\t"a\tb"\t')
})

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('"', '\t', '\n', 'a', ' ', ',') }),
  fc.string({ unit: 'grapheme' }).map(text => text.replace(/\r/g, '')),
)

test('what is written is read again, cell by cell', () => {
  const tables = fc
    .integer({ min: 1, max: 4 })
    .chain(width => fc.array(fc.array(cell, { minLength: width, maxLength: width })))
  fc.assert(
    fc.property(tables, cells => {
      expect(parseTsv(writeTsv(cells))).toEqual(cells)
    }),
  )
})

test('any text is read as some cells, and none of its words is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', 'a', 'b') }), text => {
      const letters = (from: string) => from.replace(/[^ab]/g, '')
      expect(letters(parseTsv(text).flat().join(''))).toBe(letters(text))
    }),
  )
})

test('a long text full of quotes is read without going over it again and again', () => {
  const rows = parseTsv('"""a\t'.repeat(20_000))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toHaveLength(20_001)
})

test('a table for programs that take one has nothing in it that they would run', () => {
  expect(writeHtmlTable([['<b>River & "co"', 'two\nlines']], ['Na<me', 'Notes'])).toBe(
    '<table><thead><tr><th>Na&lt;me</th><th>Notes</th></tr></thead><tbody><tr>' +
      '<td>&lt;b&gt;River &amp; &quot;co&quot;</td>' +
      '<td>two<br style="mso-data-placement:same-cell">lines</td></tr></tbody></table>',
  )
  expect(writeHtmlTable([['a']])).toBe('<table><tbody><tr><td>a</td></tr></tbody></table>')
})
