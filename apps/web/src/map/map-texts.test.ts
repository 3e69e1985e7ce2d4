// @vitest-environment jsdom
import { strToU8 } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMapFiles } from './files/read-map-files.ts'
import { geojsonText, kmlText } from './map-texts.ts'
import { block, box, shapeWith } from './shapes-for-tests.ts'

const shape = shapeWith(
  [box(151, -27, 0.03), box(151.01, -26.99, 0.01).toReversed()],
  [box(151.05, -27, 0.01)],
)
const read = (text: string) => {
  const bytes = strToU8(text)
  const file = { name: 'x', size: bytes.length, arrayBuffer: async () => bytes.slice().buffer }
  return readMapFiles([file])
}

test.each([
  ['GeoJSON', geojsonText],
  ['KML', (shapes: Parameters<typeof geojsonText>[0]) => kmlText('Downs <2026>', shapes)],
] as const)('what is written as %s is read as it was', async (_, write) => {
  const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(names, async raw => {
      const name = `A${raw.replace(/\s+/g, ' ').trim()}<&">'\u0007`
      const found = await read(
        write([
          { name, shape, facts: { area_ha: 42.5 } },
          { name: 'Hill', shape: block(4, 4), facts: {} },
        ]),
      )
      expect(found.shapes.map(one => one.shape)).toEqual([shape, block(4, 4)])
      expect(found.shapes[0]?.facts['area_ha']).toBe('42.5')
      const [told] = found.shapes.map(({ facts }) => facts['name'])
      expect(told?.startsWith('A')).toBe(true)
      expect(told).toContain(`<&">'`)
    }),
    { numRuns: 30 },
  )
})
