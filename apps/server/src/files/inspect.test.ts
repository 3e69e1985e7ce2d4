import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Refusal } from '@furrow/wire/refusal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedInWords } from './accepted-types.ts'
import { inspect, inspectHead } from './inspect.ts'
import { zipOf } from './zip-for-tests.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-inspect-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function look(bytes: Buffer | string, name = 'paper') {
  const place = path.join(folder, 'content')
  await writeFile(place, bytes)
  return inspect(place, name)
}

const binary = (start: string | readonly number[]) =>
  Buffer.concat([Buffer.from(start as string, 'latin1'), Buffer.alloc(500, 0)])
const named = (...names: readonly string[]) => zipOf(names.map(name => ({ name, text: 'x' })))
const png = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
const kml = '<?xml version="1.0"?>\n<!-- fields -->\n<kml xmlns="http://www.opengis.net/kml/2.2">'
const wide = (text: string) =>
  Buffer.concat([Buffer.from([255, 254]), Buffer.from(text, 'utf16le')])

describe('what is taken', () => {
  test.each([
    ['a PDF', binary('%PDF-1.7\n'), 'application/pdf'],
    ['a PDF of plain letters', '%PDF-1.4\n1 0 obj\nendobj\n', 'application/pdf'],
    ['a JPEG', binary([255, 216, 255, 224]), 'image/jpeg'],
    ['a PNG', binary(png), 'image/png'],
    ['a GIF', binary('GIF89a'), 'image/gif'],
    ['a WebP', binary('RIFF\x24\0\0\0WEBPVP8 '), 'image/webp'],
    ['a HEIC of a phone', binary('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic'],
    ['a TIFF', binary('II*\0\x08\0\0\0'), 'image/tiff'],
    ['an Excel sheet', named('[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'), /sheet$/],
    ['a Word document', named('[Content_Types].xml', 'word/document.xml'), /wordprocessing/],
    ['a shapefile', named('farm/p.shp', 'farm/p.dbf', 'farm/p.shx'), 'application/zip'],
    ['a KMZ', named('doc.kml', 'files/icon.png'), 'application/vnd.google-earth.kmz'],
    ['a KML', `${kml}<description><![CDATA[<script>x</script>]]>`, /kml\+xml$/],
    ['a KML with a prefix', '<kml:kml xmlns:kml="x"/>', /kml\+xml$/],
    ['a GeoJSON', '{ "type": "FeatureCollection", "features": [] }', 'application/geo+json'],
    ['notes', 'Rain on the 3rd: < 5 mm.\nSown & rolled.\n', 'text/plain'],
    ['notes of old Windows', Buffer.from('Ca\xf1on 3\xb0\r\n', 'latin1'), 'text/plain'],
    ['text as Excel saves it', wide('date\tmm\r\n'), 'text/plain'],
    ['a table that begins like a picture', 'BM1,BM2\n1,2\n', 'text/plain'],
  ])('%s', async (_what, bytes, expected) => {
    const found = await look(bytes)
    expect(found.mediaType).toMatch(expected)
    expect(found.size).toBe(Buffer.from(bytes as string).length)
    expect(found.checksum).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  test('a table is told from other text by its name alone', async () => {
    expect(await look('a,b\n1,2\n', 'Rain.CSV')).toMatchObject({ mediaType: 'text/csv' })
    expect(await look('a,b\n1,2\n', 'rain.txt')).toMatchObject({ mediaType: 'text/plain' })
    expect(await look(binary(png), 'rain.csv')).toMatchObject({ mediaType: 'image/png' })
  })
})

describe('what is refused, whatever it is called', () => {
  test.each([
    ['a page', '<!DOCTYPE html><html><body>Hello</body></html>'],
    ['a page behind blanks', '\n\n   <html>'],
    ['a page behind a comment', '<!-- a --><?xml version="1.0"?> <html>'],
    ['a page behind other words', 'Invoice\n<script>alert(1)</script>'],
    ['a page of wide letters', wide('<html>')],
    ['a picture that is a page', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['other XML', '<?xml version="1.0"?><gpx version="1.1"></gpx>'],
    ['XML with entities', '<!DOCTYPE kml [<!ENTITY a "aaaa">]><kml>&a;</kml>'],
    ['a shell script', '#!/bin/sh\nrm -rf /\n'],
    ['a PHP page', '<?php echo 1;'],
    ['PHP behind other words', 'hello <?php echo 1;'],
    ['other JSON', '{"name":"package","version":"1"}'],
    ['rich text', '{\\rtf1\\ansi Hello}'],
    ['a program', binary('MZ\x90\0\x03')],
    ['a program of Linux', binary('\x7fELF\x02\x01\x01')],
    ['a film', binary('\0\0\0\x18ftypmp42\0\0\0\0isommp42')],
    ['sound', binary('ID3\x03\0')],
    ['an old sheet', binary([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['what is packed', binary([0x1f, 0x8b, 8, 0])],
    ['a ZIP of anything', named('readme.txt', 'setup.exe')],
    ['a ZIP of nothing', zipOf([])],
    ['a ZIP that breaks off', named('farm/p.shp').subarray(0, 60)],
    [
      'a ZIP whose list lies elsewhere',
      Buffer.concat([named('p.shp').subarray(0, 70), Buffer.alloc(9)]),
    ],
    ['a sheet with macros', named('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')],
    ['a sheet of another kind', named('[Content_Types].xml', 'xl/workbook.bin')],
    ['an app', named('[Content_Types].xml', 'AppxManifest.xml')],
    ['random bytes', Buffer.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 200, 201])],
    ['text with a zero in it', 'a,b\n1,\0\n'],
    [
      'text that turns into something else',
      Buffer.concat([Buffer.alloc(3_000_000, 'a'), Buffer.alloc(9)]),
    ],
  ])('%s', async (_what, bytes) => {
    const refusal = await look(bytes, 'map.pdf').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({
      code: 'wrong_media_type',
      message: `File type not accepted: what is in “map.pdf” is none of these: ${acceptedInWords}.`,
    })
  })
})

test('a ZIP is never unpacked, however much it claims to hold', async () => {
  const claims = 4_000_000_000
  const names = ['[Content_Types].xml', 'xl/workbook.xml', 'xl/sheet1.xml']
  const bomb = zipOf(names.map(name => ({ name, text: 'x', claims })))
  expect(await look(bomb)).toMatchObject({ size: bomb.length })
})

describe('from its beginning', () => {
  const ofHead = async (bytes: Buffer | string) => {
    const place = path.join(folder, 'head')
    await writeFile(place, bytes)
    return inspectHead(place, 'a.pdf').then(
      () => 'may go on',
      (error: Refusal) => error.code,
    )
  }

  test('what can become nothing that is taken is refused, and nothing else', async () => {
    expect(await ofHead(binary('\0\0\0\x18ftypmp42\0\0\0\0isommp42'))).toBe('wrong_media_type')
    expect(await ofHead('<html>')).toBe('wrong_media_type')
    expect(await ofHead(named('p.shp').subarray(0, 40))).toBe('may go on')
    expect(await ofHead(binary('%PDF-1.7\n'))).toBe('may go on')
    expect(await ofHead('date,mm\n')).toBe('may go on')
  })
})
